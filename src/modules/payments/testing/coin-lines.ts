import type { LedgerFact } from '../ports.ts';

/** What a line of the ledger says. */
export type Line = readonly [kind: LedgerFact['kind'], data: object, paymentId?: string | null];

/** Lines of one order, numbered from 1 and a minute apart. */
export function linesOf(lines: readonly Line[]) {
  return lines.map(([kind, data, paymentId = null], place) => {
    const at = new Date(Date.UTC(2026, 10, 20, 10, place));
    return { orderId: 'o', paymentId, gateway: 'sandbox', kind, at, data, seq: place + 1 } as LedgerFact & { seq: number };
  });
}

/** 500,000 units of BTC are asked for 300 dollars. */
export const opened = (id = 'p', more: object = { amountCents: 30_000 }): Line => {
  return ['opened', { coin: 'BTC', address: `address of ${id}`, expected: '500000', state: 'waiting', ...more }, id];
};
export const reported = (received: number, confirmed: number, more: object = {}, id = 'p'): Line => {
  const sums = { received: `${received}`, confirmed: `${confirmed}` };
  return ['reported', { to: 'confirming', ...sums, late: false, overpaid: false, reviews: [], ...more }, id];
};
/** A line that former versions, or somebody else, wrote wrong. */
export const unreadable: Line = ['reported', { received: 'much' }, 'p'];
