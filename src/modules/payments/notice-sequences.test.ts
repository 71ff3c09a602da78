import fc from 'fast-check';
import { expect, test } from 'vitest';
import { derivePayments } from './derive-payments.ts';
import { aNoticeStory, type Moment, moments } from './testing/notice-story.ts';
import { sumOf, UNITS_PER_CENT } from './testing/test-vendor.ts';

type Story = ReturnType<typeof aNoticeStory>;

const LEAST_MS_BETWEEN_READINGS = 5000;
const opening: Moment = { steps: [{ do: 'open', which: 1 }], seconds: 1 };

test('however notices come, in any order, repeated, forged or lost, among payers who look and sweeps, all ends as the money says', async () => {
  await fc.assert(
    fc.asyncProperty(moments, async (story) => {
      const told = aNoticeStory();
      for (const moment of [opening, ...story]) await told.live(moment);
      await told.settle();
      expect(told.failures).toEqual([]);
      expectNoticesOnce(told);
      expectMoneyAsItCame(told);
      expectPaidOnce(told);
      expectNothingForgotten(told);
      expectGatewaySpared(told);
    }),
    { numRuns: 300 },
  );
}, 60_000);

/** Each true notice is stored and recorded once, however often it came; a forged notice never. */
function expectNoticesOnce({ state, outcomes, vendor }: Story): void {
  const keys = state.notices.map(({ eventKey }) => eventKey);
  const recorded = state.ledger.flatMap(({ kind, data }) => (kind === 'noticed' ? [data.eventKey] : []));
  expect(keys).not.toContain('forged');
  expect(new Set(keys).size).toBe(keys.length);
  expect(recorded.sort()).toEqual([...keys].sort());
  expect(outcomes.accepted ?? 0).toBe(keys.length);
  expect(keys.length).toBeLessThanOrEqual(vendor.eventCount());
  expect(Object.keys(outcomes).filter((outcome) => !['accepted', 'repeated', 'invalid_signature'].includes(outcome))).toEqual([]);
}

/** Each payment stands as the money that really came, and the ledger alone tells the same. */
function expectMoneyAsItCame({ state, vendor, opened }: Story): void {
  for (const { id, expected, expiresAt, received, confirmed, late, overpaid } of opened()) {
    const transfers = vendor.transfersOf(id);
    const came = sumOf(transfers);
    expect({ received, confirmed, late, overpaid }).toEqual({
      received: came,
      confirmed: sumOf(transfers.filter(({ isFinal }) => isFinal)),
      late: transfers.some(({ at }) => at >= expiresAt),
      overpaid: came > expected,
    });
  }
  const rows = opened().map(({ qrCodeData: _, createdAt: __, ...payment }) => payment);
  expect([...derivePayments(state.ledger).values()]).toEqual(rows);
}

/** The order is paid, once and with one receipt, if the confirmed money covers it or its card was confirmed; else not at all. */
function expectPaidOnce({ order, state, vendor, opened }: Story): void {
  const confirmed = opened().flatMap(({ id }) => vendor.transfersOf(id).filter(({ isFinal }) => isFinal));
  const isPaid = state.cards.length > 0 || sumOf(confirmed) >= BigInt(order.total) * UNITS_PER_CENT;
  expect(state.orders.map(({ status }) => status === 'paid')).toEqual([isPaid]);
  const times = isPaid ? 1 : 0;
  expect(state.ledger.filter(({ kind }) => kind === 'order_paid')).toHaveLength(times);
  expect(state.messages.filter(({ id }) => id.startsWith('receipt'))).toHaveLength(times);
  expect(state.receipts).toBe(times);
  if (isPaid) expect(opened().filter(({ state }) => state !== 'completed' && state !== 'closed')).toEqual([]);
}

/** Money beyond the total is marked as such, and unless money vanished no other is; a part at an address that has ended waits for a person. */
function expectNothingForgotten({ order, state, vendor, opened }: Story): void {
  const total = BigInt(order.total) * UNITS_PER_CENT;
  const coins = opened().reduce((sum, { id }) => sum + sumOf(vendor.transfersOf(id)), 0n);
  const excess = coins + BigInt(state.cards.length) * total - total;
  const payments = opened();
  const known = [...payments, ...state.cards].some(({ reviews }) => reviews.includes('order_already_paid'));
  const isPaid = state.orders.some(({ status }) => status === 'paid');
  if (excess <= 0n && !vendor.hasLost()) expect(known).toBe(false);
  if (isPaid && excess > UNITS_PER_CENT) expect(known || payments.some(({ overpaid }) => overpaid)).toBe(true);
  const ended = payments.filter(({ received, state }) => received > 0n && (state === 'expired' || state === 'cancelled'));
  for (const { reviews } of ended) expect(reviews).toContain('underpaid');
}

/** No payment is asked about at the gateway twice within five seconds. */
function expectGatewaySpared({ vendor }: Story): void {
  for (const readings of vendor.readings.values())
    for (const [index, at] of readings.slice(1).entries())
      expect(at.getTime() - (readings[index]?.getTime() ?? 0)).toBeGreaterThanOrEqual(LEAST_MS_BETWEEN_READINGS);
}
