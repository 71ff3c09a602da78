import { cents } from '#kernel/money.ts';
import type { CardMoney, SessionState } from './card-session.ts';
import type { CardMoneyData, ChangeData, OpenedData, SessionOpenedData, SessionReportedData } from './facts.ts';
import type { OpenedPayment, OpenState } from './payment.ts';
import type { LedgerFact } from './ports.ts';

/** A payment without what its picture for wallets and its creation add. */
export type DerivedPayment = Omit<OpenedPayment, 'qrCodeData' | 'createdAt'>;

/** Returns every payment with an address of one order as the order's lines of the ledger, in their order, tell it; by payment id. */
export function derivePayments(facts: readonly LedgerFact[]): ReadonlyMap<string, DerivedPayment> {
  const payments = new Map<string, DerivedPayment>();
  for (const fact of facts) {
    if (fact.kind === 'order_paid') closeUntouched(payments);
    if (fact.paymentId === null) continue;
    const after = fact.kind === 'opened' ? opened(fact) : changed(payments.get(fact.paymentId), fact);
    if (after) payments.set(fact.paymentId, after);
  }
  return payments;
}

/** Returns the state of every checkout for cards as the lines of one order, in their order, tell it; by the checkout's id. */
export function deriveCardSessions(facts: readonly LedgerFact[]): ReadonlyMap<string, SessionState> {
  const states = new Map<string, SessionState>();
  for (const { kind, data } of facts) {
    if (kind === 'card_opened') states.set((data as SessionOpenedData).cardSessionId, 'open');
    if (kind !== 'card_reported') continue;
    const { cardSessionId, to } = data as SessionReportedData;
    states.set(cardSessionId, to);
  }
  return states;
}

/** Returns what became of the money of each paid checkout as the lines of one order, in their order, tell it; by the checkout's id. */
export function deriveCardMoney(facts: readonly LedgerFact[]): ReadonlyMap<string, CardMoney> {
  const moneys = new Map<string, CardMoney>();
  for (const { kind, data } of facts) {
    if (kind !== 'card_money') continue;
    const { cardSessionId, refundedCents, elsewhereCents, failedRefunds, dispute, outcome } = data as CardMoneyData;
    const amounts = { refundedUsd: cents(refundedCents), elsewhereUsd: cents(elsewhereCents) };
    moneys.set(cardSessionId, { ...amounts, ...(failedRefunds ? { failedRefunds } : {}), dispute, outcome });
  }
  return moneys;
}

/** The order was paid, and no line is written for payments to which nothing came. */
function closeUntouched(payments: Map<string, DerivedPayment>): void {
  for (const payment of payments.values())
    if (UNTOUCHED.has(payment.state) && payment.received === 0n) payments.set(payment.id, { ...payment, state: 'closed' });
}

const UNTOUCHED: ReadonlySet<OpenState> = new Set(['waiting', 'expired', 'cancelled']);

function opened({ paymentId, orderId, gateway, data }: LedgerFact): DerivedPayment {
  const { expected, enough = expected, amountCents, expiresAt, ...rest } = data as OpenedData;
  return {
    id: paymentId ?? '',
    orderId,
    gateway,
    ...rest,
    expected: BigInt(expected),
    enough: BigInt(enough),
    amountUsd: cents(amountCents),
    expiresAt: new Date(expiresAt),
    received: 0n,
    confirmed: 0n,
    late: false,
    overpaid: false,
    reviews: [],
    transactionIds: [],
  };
}

/** What a line says of a change; undefined when it tells of none. */
function changed(before: DerivedPayment | undefined, { data }: LedgerFact): DerivedPayment | undefined {
  if (!before || !('to' in data)) return undefined;
  const { to: state, received, confirmed, late, overpaid, reviews, expiresAt, transactionIds = [] } = data as ChangeData;
  const amounts = { received: BigInt(received), confirmed: BigInt(confirmed) };
  return { ...before, state, ...amounts, late, overpaid, reviews, expiresAt: new Date(expiresAt), transactionIds };
}
