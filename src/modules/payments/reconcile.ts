import type { Cents } from '#kernel/money.ts';
import { isPayable, type Order, type PayableOrder } from '#modules/orders/index.ts';
import { centsOf, isCovered, isExceeded, restOf, worthInAll } from './coin-worth.ts';
import { newsOf, type PaymentNews } from './news.ts';
import { keepOneLive } from './one-live-payment.ts';
import { addReviews, close, type OpenedPayment } from './payment.ts';
import type { CardSessionStore, PaymentStore } from './ports.ts';
import { whyNotPayable } from './settle-order.ts';

/** A payment before and after a gateway's report. */
interface ReportedChange {
  readonly before: OpenedPayment;
  readonly after: OpenedPayment;
  readonly at: Date;
  /** The amount from which a surplus waits for a person. */
  readonly surplusReview: Cents;
}

/** What follows from a report. */
interface Outcome {
  /** The payment as it is stored. */
  readonly after: OpenedPayment;
  /** The money covers the order, which is paid with that. */
  readonly coversOrder: boolean;
  /** What the customer is told, besides by the receipt. */
  readonly news?: PaymentNews | undefined;
}

interface Stores {
  readonly payments: PaymentStore;
  readonly cards: CardSessionStore;
}

/**
 * Brings the other payments and checkouts of a locked order in line with a report on one payment, and returns what is left to be done: to store
 * the reported payment, to settle the order, and to tell its customer.
 */
export async function reconcile(stores: Stores, order: Order, change: ReportedChange): Promise<Outcome> {
  if (isPayable(order)) return reconcileUnpaid(stores, order, change);
  return { after: askForPerson(change, order), coversOrder: false };
}

/** For an order that is not paid yet: either all parts cover the order now, or the payer is asked for the rest. */
async function reconcileUnpaid({ payments, cards }: Stores, order: PayableOrder, change: ReportedChange): Promise<Outcome> {
  const others = (await payments.withMoney(order.id)).filter(({ id }) => id !== change.before.id);
  const parts = [...others, change.after];
  if (isCovered(parts, order.total)) return { after: asPaying(change, parts, order), coversOrder: true };
  // A checkout for cards charges the total, and so too much from now on.
  if (restOf(parts, order.total) < order.total) await cards.giveUp(order.id, change.at);
  const awaiting = awaitingOthers(change.before, change.after);
  const after = await keepOneLive(payments, order.total, parts, { ...change, after: awaiting });
  const news = newsOf({ before: change.before, after }, others, order.total);
  const wasToldBefore = news?.kind === 'expired' && (await payments.wasToldOfExpiry(order.id));
  return { after, coversOrder: false, news: wasToldBefore ? undefined : news };
}

/** The payment whose report covers the order together with the other parts. A surplus waits for a person unless it is small. */
function asPaying({ after, surplusReview }: ReportedChange, parts: readonly OpenedPayment[], { total }: Order): OpenedPayment {
  const paying = close(after, { isNeededPart: true });
  if (!isExceeded(parts, total) || worthInAll(parts, 'received') - total < surplusReview) return paying;
  return addReviews(paying, [parts.length > 1 ? 'order_already_paid' : 'surplus']);
}

/** A payment that has all its money, while another part of the order is not confirmed yet, awaits this confirmation. */
function awaitingOthers(before: OpenedPayment, after: OpenedPayment): OpenedPayment {
  return isFirstCompletion(before, after) ? { ...after, state: 'confirming' } : after;
}

/** Adds a review when money came, in part or whole, for an order that is not payable: a person decides what to do with the money. */
function askForPerson({ before, after, surplusReview }: ReportedChange, order: Exclude<Order, PayableOrder>): OpenedPayment {
  // The amount of a completed payment has paid for the order; only money beyond this amount is new.
  const known = before.state === 'completed' ? larger(before.received, before.expected) : before.received;
  const hasCome = after.received > known || isFirstCompletion(before, after);
  // A little more at the address that has paid is a surplus like any other.
  const isSmall = before.state === 'completed' && centsOf(after, after.received) - after.amountCents < surplusReview;
  const needsPerson = hasCome && (!isSmall || order.status === 'cancelled');
  return needsPerson ? addReviews(after, [whyNotPayable(order)]) : after;
}

function larger(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}

function isFirstCompletion(before: OpenedPayment, after: OpenedPayment): boolean {
  return before.state !== 'completed' && after.state === 'completed';
}
