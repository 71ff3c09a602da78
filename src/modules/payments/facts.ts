import type { CardMoney, OpenedSession, SessionState } from './card-session.ts';
import type { Coin } from './coin.ts';
import type { CardPayment, OpenedPayment, OpenState, OtherTransfer, ReviewReason } from './payment.ts';
import type { LedgerFact } from './ports.ts';

// The lines of the ledger for what gateways and payers do. `read-fact.ts` reads them again.

/** The line for a payment that got its address. */
type OpenedData = {
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

/** The line for a change of a payment: how the payment is after it. */
type ChangeData = {
  readonly from: OpenState;
  readonly to: OpenState;
  readonly received: string;
  readonly confirmed: string;
  readonly late: boolean;
  readonly overpaid: boolean;
  readonly reviews: readonly ReviewReason[];
  readonly expiresAt: string;
  /** Missing while the gateway has told none. */
  readonly transactionIds?: readonly string[] | undefined;
  /** Missing while nothing came in another coin. */
  readonly others?: readonly OtherTransfer[] | undefined;
};

export function openedFact(payment: OpenedPayment, at: Date): LedgerFact {
  const data: OpenedData = {
    coin: payment.coin,
    address: payment.address,
    gatewayPaymentId: payment.gatewayPaymentId,
    expected: payment.expected.toString(),
    enough: payment.enough.toString(),
    amountCents: payment.amountUsd,
    expiresAt: payment.expiresAt.toISOString(),
    state: payment.state,
  };
  return { ...subjectOf(payment), kind: 'opened', at, data };
}

export function changeFact(
  kind: 'reported' | 'cancelled' | 'replaced' | 'closed',
  before: OpenedPayment,
  after: OpenedPayment,
  at: Date,
): LedgerFact {
  const { received, confirmed, late, overpaid, reviews, expiresAt, transactionIds, others } = after;
  const data: ChangeData = {
    from: before.state,
    to: after.state,
    received: received.toString(),
    confirmed: confirmed.toString(),
    late,
    overpaid,
    reviews,
    expiresAt: expiresAt.toISOString(),
    transactionIds: transactionIds.length > 0 ? transactionIds : undefined,
    others: others.length > 0 ? others : undefined,
  };
  return { ...subjectOf(after), kind, at, data };
}

/** The line for a checkout that got its address. */
type SessionOpenedData = {
  readonly cardSessionId: string;
  readonly gatewaySessionId: string;
  readonly amountCents: number;
  readonly expiresAt: string;
};

/** The line for a gateway's report on a checkout. */
type SessionReportedData = { readonly cardSessionId: string; readonly from: SessionState; readonly to: SessionState };

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

/** The line for what became of a checkout's money, each time it is read from the gateway. */
type CardMoneyData = {
  readonly cardSessionId: string;
  readonly cardPaymentId: string;
  readonly gatewayPaymentId: string | null;
  readonly refundedCents: number;
  readonly elsewhereCents: number;
  readonly failedRefunds?: readonly string[] | undefined;
  readonly dispute: CardMoney['dispute'];
  readonly outcome: CardMoney['outcome'];
  /** All reviews that the card payment needs. */
  readonly reviews: readonly ReviewReason[];
};

export function cardMoneyFact(
  session: OpenedSession,
  money: CardMoney,
  payment: Pick<CardPayment, 'id' | 'reviews'>,
  at: Date,
): LedgerFact {
  const data: CardMoneyData = {
    cardSessionId: session.id,
    cardPaymentId: payment.id,
    gatewayPaymentId: session.gatewayPaymentId ?? null,
    refundedCents: money.refundedUsd,
    elsewhereCents: money.elsewhereUsd,
    failedRefunds: money.failedRefunds,
    dispute: money.dispute,
    outcome: money.outcome,
    reviews: payment.reviews,
  };
  return { orderId: session.orderId, paymentId: null, gateway: session.gateway, kind: 'card_money', at, data };
}

/** What stands for a gateway in the ledger where a person acts and no gateway does. */
export const BY_HAND = 'by hand';

function subjectOf({ id: paymentId, orderId, gateway }: OpenedPayment) {
  return { paymentId, orderId, gateway };
}
