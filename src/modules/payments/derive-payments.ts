import { cents } from '#kernel/money.ts';
import { NOTHING_CAME, type OpenedPayment, type OpenedState, type ReviewReason } from './payment.ts';
import type { LedgerFact } from './ports.ts';
import { type FactOf, type ReadFact, readFact } from './read-fact.ts';

/** The fields that the oldest lines of opened payments do not say. */
type LaterTold = 'amountCents' | 'expiresAt' | 'gatewayPaymentId';

/** A payment as the ledger tells it: without its QR code and the time of its creation, which stand in no line. */
export type DerivedPayment = Omit<OpenedPayment, 'qrCodeData' | 'createdAt' | LaterTold> &
  Partial<Pick<OpenedPayment, LaterTold>>;

/**
 * Returns every payment with an address of one order as the order's lines of the ledger, in their order, tell it; by payment id. Lines that
 * cannot be read tell nothing.
 */
export function derivePayments(facts: readonly LedgerFact[]): ReadonlyMap<string, DerivedPayment> {
  const payments = new Map<string, DerivedPayment>();
  for (const fact of readable(facts)) applyFact(payments, fact);
  return payments;
}

/** Brings the payments of an order, by their ids, to where its next line tells that they are. */
export function applyFact(payments: Map<string, DerivedPayment>, fact: ReadFact): void {
  if (fact.kind === 'order_paid') closeUntouched(payments);
  if (fact.paymentId === null) return;
  const payment = fact.kind === 'opened' ? openedPayment(fact) : changedPayment(payments.get(fact.paymentId), fact);
  if (payment) payments.set(fact.paymentId, payment);
}

/** The lines that say something in a shape that the shop knows. */
export function readable(facts: readonly LedgerFact[]): ReadFact[] {
  return facts.flatMap((fact) => readFact(fact) ?? []);
}

/** The order was paid, and no line is written for payments to which nothing came. */
function closeUntouched(payments: Map<string, DerivedPayment>): void {
  for (const payment of payments.values()) {
    const isUntouched = CLOSABLE.has(payment.state) && payment.received === 0n;
    if (isUntouched) payments.set(payment.id, { ...payment, state: 'closed' });
  }
}

const CLOSABLE: ReadonlySet<OpenedState> = new Set(['waiting', 'expired', 'cancelled']);

function openedPayment({ paymentId, orderId, gateway, data }: FactOf<'opened'>): DerivedPayment {
  const { coin, address, expected, enough = expected, amountCents, expiresAt, gatewayPaymentId, state = 'waiting' } = data;
  return {
    // Never null: `applyFact` has seen to it.
    id: paymentId ?? '',
    orderId,
    gateway,
    coin,
    address,
    state,
    ...(gatewayPaymentId === undefined ? {} : { gatewayPaymentId }),
    ...(amountCents === undefined ? {} : { amountCents: cents(amountCents) }),
    ...(expiresAt === undefined ? {} : { expiresAt: new Date(expiresAt) }),
    expected: BigInt(expected),
    enough: BigInt(enough),
    ...NOTHING_CAME,
  };
}

/** The payment after a line that tells of a change; undefined when it tells of none. */
function changedPayment(before: DerivedPayment | undefined, fact: ReadFact): DerivedPayment | undefined {
  if (!before) return undefined;
  switch (fact.kind) {
    case 'cancelled':
      // The oldest lines do not say the new state.
      return withChange(before, { ...fact.data, to: fact.data.to ?? 'cancelled' });
    case 'reported':
    case 'replaced':
    case 'closed':
      return withChange(before, fact.data);
    case 'refund_rejected':
      return fact.data.reviews && { ...before, reviews: fact.data.reviews as ReviewReason[] };
    default:
      return undefined;
  }
}

/** What a line does not say stays as it was, except that a line without transfers tells that there are none. */
function withChange(
  before: DerivedPayment,
  { to: state = before.state, ...data }: FactOf<'reported' | 'cancelled'>['data'],
): DerivedPayment {
  const { received, confirmed, late, overpaid, reviews, expiresAt, transactionIds = [], others = [] } = data;
  return {
    ...before,
    state,
    received: received === undefined ? before.received : BigInt(received),
    confirmed: confirmed === undefined ? before.confirmed : BigInt(confirmed),
    late: late ?? before.late,
    overpaid: overpaid ?? before.overpaid,
    // The shop has written them from its own list.
    reviews: (reviews as ReviewReason[] | undefined) ?? before.reviews,
    ...(expiresAt === undefined ? {} : { expiresAt: new Date(expiresAt) }),
    transactionIds,
    others: others.flatMap(({ id, ...other }) => (id === undefined ? [] : [{ id, ...other }])),
  };
}
