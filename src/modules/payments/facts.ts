import type { CardMoney, OpenedSession, SessionState } from './card-session.ts';
import type { Coin } from './coin.ts';
import type { CardPayment, OpenedPayment, OpenState, OtherTransfer, ReviewReason } from './payment.ts';
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
  /** Missing while the gateway has told none. */
  readonly transactionIds?: readonly string[];
  /** Missing while nothing came in another coin. */
  readonly others?: readonly OtherTransfer[];
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
  const { state, received, confirmed, late, overpaid, reviews, expiresAt, transactionIds, others } = after;
  const amounts = { received: received.toString(), confirmed: confirmed.toString() };
  const data: ChangeData = {
    from: before.state,
    to: state,
    ...amounts,
    late,
    overpaid,
    reviews,
    expiresAt: expiresAt.toISOString(),
    ...(transactionIds.length > 0 ? { transactionIds } : {}),
    ...(others.length > 0 ? { others } : {}),
  };
  return { ...subjectOf(after), kind, at, data };
}

/** What the line of a checkout says that has an address now. */
export type SessionOpenedData = {
  readonly cardSessionId: string;
  readonly gatewaySessionId: string;
  readonly amountCents: number;
  readonly expiresAt: string;
};

/** What the line of a report on a checkout says. */
export type SessionReportedData = { readonly cardSessionId: string; readonly from: SessionState; readonly to: SessionState };

export function sessionOpenedFact(session: OpenedSession, at: Date): LedgerFact {
  const { id: cardSessionId, orderId, gateway, gatewaySessionId, amountUsd: amountCents, expiresAt } = session;
  const data: SessionOpenedData = { cardSessionId, gatewaySessionId, amountCents, expiresAt: expiresAt.toISOString() };
  return { orderId, paymentId: null, gateway, kind: 'card_opened', at, data };
}

export function sessionReportedFact(before: OpenedSession, after: OpenedSession, at: Date): LedgerFact {
  const { id: cardSessionId, orderId, gateway } = after;
  const data: SessionReportedData = { cardSessionId, from: before.state, to: after.state };
  return { orderId, paymentId: null, gateway, kind: 'card_reported', at, data };
}

/** What the line of a reading says of what became of a checkout's money. */
export type CardMoneyData = {
  readonly cardSessionId: string;
  readonly cardPaymentId: string;
  readonly gatewayPaymentId: string | null;
  readonly refundedCents: number;
  readonly elsewhereCents: number;
  readonly failedRefunds?: readonly string[];
  readonly dispute: CardMoney['dispute'];
  readonly outcome: CardMoney['outcome'];
  /** All of the card payment. */
  readonly reviews: readonly ReviewReason[];
};

export function cardMoneyFact(
  { id: cardSessionId, orderId, gateway, gatewayPaymentId }: OpenedSession,
  { refundedUsd: refundedCents, elsewhereUsd: elsewhereCents, failedRefunds, dispute, outcome }: CardMoney,
  { id: cardPaymentId, reviews }: Pick<CardPayment, 'id' | 'reviews'>,
  at: Date,
): LedgerFact {
  const ids = { cardSessionId, cardPaymentId, gatewayPaymentId: gatewayPaymentId ?? null };
  const failed = failedRefunds ? { failedRefunds } : {};
  const data: CardMoneyData = { ...ids, refundedCents, elsewhereCents, ...failed, dispute, outcome, reviews };
  return { orderId, paymentId: null, gateway, kind: 'card_money', at, data };
}

function subjectOf({ id: paymentId, orderId, gateway }: OpenedPayment) {
  return { paymentId, orderId, gateway };
}
