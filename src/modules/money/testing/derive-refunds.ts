import { type LedgerFact, readFact } from '#modules/payments/index.ts';
import type { RefundState } from '../refund.ts';

/** A refund as the ledger tells it. */
interface DerivedRefund {
  readonly state: RefundState;
  /** The coins that go back, in the smallest unit; null of dollars. */
  readonly units: string | null;
  readonly amountCents: number;
}

/**
 * Returns every refund of one order by its id, as the lines of the ledger of that order tell it, oldest line first. Tests compare them with
 * the stored refunds.
 */
export function deriveRefunds(lines: readonly LedgerFact[]): ReadonlyMap<string, DerivedRefund> {
  const refunds = new Map<string, DerivedRefund>();
  for (const line of lines) {
    const fact = readFact(line);
    if (!(fact && 'refundId' in fact.data)) continue;
    const { refundId } = fact.data;
    const state = STATES[fact.kind];
    const before = refunds.get(refundId);
    if (fact.kind === 'refund_requested') {
      const { units = null, amountCents } = fact.data;
      refunds.set(refundId, { state: 'requested', units, amountCents });
    } else if (state && before) refunds.set(refundId, { ...before, state });
  }
  return refunds;
}

/** The state after each line that follows the request. */
const STATES: Readonly<Partial<Record<LedgerFact['kind'], RefundState>>> = {
  refund_addressed: 'addressed',
  refund_sent: 'sent',
  refund_confirmed: 'confirmed',
  refund_rejected: 'rejected',
};
