import type { Coin } from './coin.ts';
import type { OpenedPayment, OpenState, ReviewReason } from './payment.ts';
import type { LedgerFact } from './ports.ts';

/** What the line of a payment says that has an address now. */
export type OpenedData = {
  readonly coin: Coin;
  readonly address: string;
  readonly gatewayPaymentId: string;
  readonly expected: string;
  /** Missing in lines from before a shortfall could be tolerated: then `expected`. */
  readonly enough?: string;
  readonly amountCents: number;
  readonly expiresAt: string;
  readonly state: OpenState;
};

/** What the line of a change says: how the payment is after it. */
export type ChangeData = {
  readonly from: OpenState;
  readonly to: OpenState;
  readonly received: string;
  readonly confirmed: string;
  readonly late: boolean;
  readonly overpaid: boolean;
  readonly reviews: readonly ReviewReason[];
  readonly expiresAt: string;
};

export function openedFact(payment: OpenedPayment, at: Date): LedgerFact {
  const { coin, address, gatewayPaymentId, expected, enough, amountUsd, expiresAt, state } = payment;
  const amounts = { expected: expected.toString(), enough: enough.toString(), amountCents: amountUsd };
  const data: OpenedData = { coin, address, gatewayPaymentId, ...amounts, expiresAt: expiresAt.toISOString(), state };
  return { ...subjectOf(payment), kind: 'opened', at, data };
}

export function changeFact(
  kind: 'reported' | 'cancelled' | 'replaced' | 'closed',
  before: OpenedPayment,
  after: OpenedPayment,
  at: Date,
): LedgerFact {
  const { state, received, confirmed, late, overpaid, reviews, expiresAt } = after;
  const amounts = { received: received.toString(), confirmed: confirmed.toString() };
  const data: ChangeData = {
    from: before.state,
    to: state,
    ...amounts,
    late,
    overpaid,
    reviews,
    expiresAt: expiresAt.toISOString(),
  };
  return { ...subjectOf(after), kind, at, data };
}

function subjectOf({ id: paymentId, orderId, gateway }: OpenedPayment) {
  return { paymentId, orderId, gateway };
}
