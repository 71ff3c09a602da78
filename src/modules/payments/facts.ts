import type { CardMoney, OpenedSession } from './card-session.ts';
import type { CardPayment, OpenedPayment } from './payment.ts';
import type { LedgerFact } from './ports.ts';
import type { FactOf } from './read-fact.ts';

// The lines of the ledger for what gateways and payers do. `read-fact.ts` reads them again.

/** A payment got its address. */
export function openedFact(payment: OpenedPayment, at: Date): LedgerFact {
  const data: FactOf<'opened'>['data'] = {
    coin: payment.coin,
    address: payment.address,
    gatewayPaymentId: payment.gatewayPaymentId,
    expected: payment.expected.toString(),
    enough: payment.enough.toString(),
    amountCents: payment.amountCents,
    expiresAt: payment.expiresAt.toISOString(),
    state: payment.state,
  };
  return { ...subjectOf(payment), kind: 'opened', at, data };
}

/** A payment has changed: the line says how it is after that. */
export function changeFact(
  kind: 'reported' | 'cancelled' | 'replaced' | 'closed',
  before: OpenedPayment,
  after: OpenedPayment,
  at: Date,
): LedgerFact {
  const { received, confirmed, late, overpaid, reviews, expiresAt, transactionIds, others } = after;
  const data: FactOf<'cancelled'>['data'] = {
    from: before.state,
    to: after.state,
    received: received.toString(),
    confirmed: confirmed.toString(),
    late,
    overpaid,
    reviews,
    expiresAt: expiresAt.toISOString(),
    transactionIds: transactionIds.length > 0 ? transactionIds : undefined,
    // An empty list says that those of before are none; a missing list leaves them as the last line that has one.
    others: others.length > 0 || before.others.length > 0 ? others : undefined,
  };
  return { ...subjectOf(after), kind, at, data };
}

/** A checkout got its address. */
export function sessionOpenedFact(session: OpenedSession, at: Date): LedgerFact {
  const { id: cardSessionId, orderId, gateway, gatewaySessionId, amountCents, expiresAt } = session;
  const data = { cardSessionId, gatewaySessionId, amountCents, expiresAt: expiresAt.toISOString() };
  return { orderId, paymentId: null, gateway, kind: 'card_opened', at, data };
}

/** A gateway has reported another state of a checkout. */
export function sessionReportedFact(before: OpenedSession, after: OpenedSession, at: Date): LedgerFact {
  const { id: cardSessionId, orderId, gateway } = after;
  const data = { cardSessionId, from: before.state, to: after.state };
  return { orderId, paymentId: null, gateway, kind: 'card_reported', at, data };
}

/** What became of a checkout's money, with all reviews that its card payment needs: a line each time that the gateway tells something new. */
export function cardMoneyFact(
  session: OpenedSession,
  money: CardMoney,
  payment: Pick<CardPayment, 'id' | 'reviews'>,
  at: Date,
): LedgerFact {
  const data = {
    cardSessionId: session.id,
    cardPaymentId: payment.id,
    gatewayPaymentId: session.gatewayPaymentId ?? null,
    refundedCents: money.refundedUsd,
    elsewhereCents: money.elsewhereUsd,
    failedRefunds: money.failedRefunds,
    dispute: money.dispute,
    lostCents: money.lostUsd,
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
