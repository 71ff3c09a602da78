import type { WriteDeps } from '#kernel/deps.ts';
import { ShopError } from '#kernel/errors.ts';
import type { Cents } from '#kernel/money.ts';
import {
  isPayable,
  type Order,
  type OrderChange,
  type PayableOrder,
  type SendReceipt,
  type TellCustomer,
} from '#modules/orders/index.ts';
import { changeFact } from './facts.ts';
import { newsOf } from './news.ts';
import { keepOneLive } from './one-live-payment.ts';
import { centsOf, isCovered, isExceeded, restOf, worthInAll } from './parts.ts';
import { addReviews, applyReport, close, type GatewayReport, isSame, type OpenedPayment } from './payment.ts';
import type { CardSessionStore, CryptoGateway, GatewayCalls, PaymentReader, PaymentStore, PaymentTransact } from './ports.ts';
import { settleOrder, whyNotPayable } from './settle-order.ts';
import { type PaymentView, viewPayment } from './view-payment.ts';

interface Deps extends WriteDeps<PaymentTransact> {
  readonly payments: PaymentReader;
  readonly calls: GatewayCalls;
  readonly gateway: CryptoGateway;
  readonly sendReceipt: SendReceipt;
  readonly tellCustomer: TellCustomer;
  /** The amount from which a surplus waits for a person. */
  readonly surplusReview: Cents;
}

/** The gateway is asked about a payment at most once in this time, however many browsers poll. */
const MILLISECONDS_BETWEEN_CHECKS = 5000;
/** The most questions of payers that wait for the gateway at the same time, so that a gateway that hangs cannot fill the server. */
const MOST_WAITING = 30;

/**
 * Returns a payment for its payer, after asking the gateway if nobody asked in the last five seconds. When the gateway does not answer,
 * or may not be asked now, returns the payment as last stored; the sweep asks soon, because a payer has looked. Throws `not_found`.
 */
export function createPaymentStatus(deps: Deps & { /** As in `createOpenPayment`. */ readonly isTest: boolean }) {
  const check = createCheckPayment(deps);
  const askIfAllowed = async (payment: OpenedPayment): Promise<OpenedPayment> => {
    const now = deps.clock();
    const lately = new Date(now.getTime() - MILLISECONDS_BETWEEN_CHECKS);
    const mayAsk = (await deps.payments.claimCheck(payment.id, lately, now)) && (await deps.calls.take(1)) === 1;
    return mayAsk ? check(payment).catch(() => payment) : payment;
  };
  let waiting = 0;
  return async (paymentId: string): Promise<PaymentView> => {
    const payment = await deps.payments.find(paymentId);
    if (!payment) throw new ShopError('not_found');
    if (hasEnded(payment) || waiting >= MOST_WAITING) return viewPayment(payment, deps.isTest);
    waiting += 1;
    try {
      return viewPayment(await askIfAllowed(payment), deps.isTest);
    } finally {
      waiting -= 1;
    }
  };
}

/** Tells whether the order is paid: its payer awaits nothing more, and the sweep alone still watches the address. */
function hasEnded({ state }: OpenedPayment): boolean {
  return state === 'completed' || state === 'closed';
}

/**
 * Asks the gateway about a payment as it was just read, applies its report and returns the payment after that. Throws
 * `gateway_unavailable`.
 */
export function createCheckPayment(deps: Omit<Deps, 'payments' | 'calls'>) {
  return async (payment: OpenedPayment): Promise<OpenedPayment> => {
    const report = await deps.gateway.read(payment);
    // Most checks find nothing new, and so need no transaction.
    if (isSame(payment, applyReport(payment, report, deps.clock()))) return payment;
    return applyInTransaction(deps, payment, report);
  };
}

function applyInTransaction(
  deps: Omit<Deps, 'payments' | 'calls'>,
  known: OpenedPayment,
  report: GatewayReport,
): Promise<OpenedPayment> {
  return deps.transact(async (stores) => {
    const order = await stores.orders.lock(known.orderId);
    const before = await stores.payments.lock(known.id);
    if (!order || !before) throw new ShopError('not_found');
    const at = deps.clock();
    const reported = applyReport(before, report, at);
    if (isSame(before, reported)) return before;
    const { after, settles, news } = await outcomeOf(stores, order, {
      before,
      after: reported,
      at,
      surplusReview: deps.surplusReview,
    });
    if (isSame(before, after) && !settles) return before;

    const fact = changeFact('reported', before, after, at);
    await stores.payments.record({ ...fact, data: { ...fact.data, ...(report.outcome ? { outcome: report.outcome } : {}) } });
    await stores.payments.save(after);
    if (settles && isPayable(order)) {
      const { id: paymentId, gateway } = before;
      const settlement = { paymentId, gateway, method: 'crypto', actor: { kind: 'gateway', id: gateway }, at } as const;
      await settleOrder(stores, order, settlement, deps.sendReceipt);
    }
    if (news) await deps.tellCustomer(order, news, stores);
    return after;
  });
}

interface Change {
  readonly before: OpenedPayment;
  readonly after: OpenedPayment;
  readonly at: Date;
  readonly surplusReview: Cents;
}

interface Outcome {
  readonly after: OpenedPayment;
  readonly settles: boolean;
  /** What the customer is told, besides by the receipt. */
  readonly news?: OrderChange | undefined;
}

interface Stores {
  readonly payments: PaymentStore;
  readonly cards: CardSessionStore;
}

async function outcomeOf(stores: Stores, order: Order, change: Change): Promise<Outcome> {
  if (isPayable(order)) return whilePayable(stores, order, change);
  return { after: askForPerson(change, order), settles: false };
}

/** A report on a payment of an order that is not paid yet: either all parts cover the order now, or the payer is asked for the rest. */
async function whilePayable({ payments, cards }: Stores, order: PayableOrder, change: Change): Promise<Outcome> {
  const others = (await payments.withMoney(order.id)).filter(({ id }) => id !== change.before.id);
  const parts = [...others, change.after];
  if (isCovered(parts, order.total)) return { after: asPaying(change, parts, order), settles: true };
  // A checkout for cards charges the total, and so too much from now on.
  if (restOf(parts, order.total) < order.total) await cards.giveUp(order.id, change.at);
  const awaiting = awaitingOthers(change.before, change.after);
  const after = await keepOneLive(payments, order.total, parts, { ...change, after: awaiting });
  const news = newsOf({ before: change.before, after }, others, order.total);
  const isToldAgain = news?.kind === 'expired' && (await payments.hasExpiredUntouched(order.id));
  return { after, settles: false, news: isToldAgain ? undefined : news };
}

/** The payment whose report covers the order together with the other parts. A surplus waits for a person from the setting on. */
function asPaying({ after, surplusReview }: Change, parts: readonly OpenedPayment[], { total }: Order): OpenedPayment {
  const paying = close(after, true);
  if (!isExceeded(parts, total) || worthInAll(parts, 'received') - total < surplusReview) return paying;
  return addReviews(paying, [parts.length > 1 ? 'order_already_paid' : 'surplus']);
}

/** A payment that has all its money, while another part of the order is not confirmed yet, awaits this confirmation. */
function awaitingOthers(before: OpenedPayment, after: OpenedPayment): OpenedPayment {
  return isFirstCompletion(before, after) ? { ...after, state: 'confirming' } : after;
}

/** Adds a review when money came, in part or whole, for an order that is not payable: a person decides what to do with the money. */
function askForPerson({ before, after, surplusReview }: Change, order: Exclude<Order, PayableOrder>): OpenedPayment {
  // The amount of a completed payment already paid for the order; only money beyond this amount is new.
  const known = before.state === 'completed' ? max(before.received, before.expected) : before.received;
  const hasCome = after.received > known || isFirstCompletion(before, after);
  // A little more at the address that has paid is a surplus like any other.
  const isSmall = before.state === 'completed' && centsOf(after, after.received) - after.amountUsd < surplusReview;
  return hasCome && !(isSmall && order.status !== 'cancelled') ? addReviews(after, [whyNotPayable(order)]) : after;
}

function max(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}

function isFirstCompletion(before: OpenedPayment, after: OpenedPayment): boolean {
  return before.state !== 'completed' && after.state === 'completed';
}
