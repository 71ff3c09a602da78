import { MACHINE_OPERATOR } from '#kernel/audit.ts';
import type { MakeDeps } from '#kernel/deps.ts';
import { requireFound } from '#kernel/errors.ts';
import { isPayable, type Order } from '#modules/orders/index.ts';
import { cancelUnpaid, type LoggedDecider } from '#modules/payments/index.ts';
import { refundRequestedFact } from './facts.ts';
import { isDisputed } from './money-offers.ts';
import { type MoneySource, readAmount } from './money-source.ts';
import type { MoneyStores, MoneyTransact, WriteRefundNews } from './ports.ts';
import { awaitsAddress, type CoinRefund, type Refund, refundOf } from './refund.ts';
import { MoneyRefusal, nameOf, reasonOf } from './refusal.ts';
import { holdsFailure } from './repair.ts';
import { sendLinks, tellCustomer } from './send-link.ts';
import { openAsk, settleReview, type Verdict } from './settle-review.ts';

interface RefundRequest {
  readonly by: string;
  readonly reason: string;
  /** An amount in the coin's unit, or in dollars; all that is left when missing. */
  readonly amount?: string | undefined;
}

/** The reason in the history of an unpaid order whose parts go back. */
const REFUND_AGREED = 'refund_agreed';

export interface BeginDeps extends MakeDeps<MoneyTransact> {
  readonly write: WriteRefundNews;
}

/** What is needed within a transaction that has begun. */
type WithinDeps = Omit<BeginDeps, 'transact'>;

/**
 * Begins the refund of money that came for an order, by a command of the operator; the panel does it by `createBeginRefund`. The refund is of
 * all that money or of a part, and never of more than what came, in all. `sourceId` is the id of a payment in a coin, of a card payment or of
 * a payment by hand. For coins the customer gets a one-time link, or is asked to sign in first. An order that is not paid yet is cancelled
 * with that. The review of the payment and the customer's wish are settled. Returns the refund; throws `not_found` and MoneyRefusal.
 */
export function createRequestRefund(deps: BeginDeps) {
  return (sourceId: string, request: RefundRequest): Promise<Refund> =>
    deps.transact(async (stores) => {
      const requestedBy = nameOf(request.by);
      const reason = reasonOf(request.reason);
      const orderId = requireFound(await stores.money.orderOfMoney(sourceId));
      const order = requireFound(await stores.orders.lock(orderId));
      const source = requireFound((await stores.money.sources(orderId)).find(({ id }) => id === sourceId));
      if (isDisputed(source)) throw new MoneyRefusal('disputed');
      const amount = request.amount === undefined ? undefined : readAmount(source, request.amount);
      const decider = { staff: MACHINE_OPERATOR, operator: requestedBy };
      const [refund] = await beginRefunds(deps, stores, order, [{ source, amount }], { requestedBy, reason, decider });
      // One part makes one refund.
      return refund as Refund;
    });
}

/** A part of the money to give back; without an amount all that is left of it. */
export interface Part {
  readonly source: MoneySource;
  readonly amount?: bigint | undefined;
}

/**
 * Begins the refunds of parts of a locked order's money, each of another payment, in the transaction of the decision: cancels an order that
 * is not paid yet, settles reviews and the customer's wish, and asks for addresses. Throws MoneyRefusal; then the transaction must be rolled back.
 */
export async function beginRefunds(
  deps: WithinDeps,
  stores: MoneyStores,
  order: Order,
  parts: readonly Part[],
  { decider, ...request }: Pick<Refund, 'requestedBy' | 'reason'> & { readonly decider: Omit<LoggedDecider, 'audit'> },
): Promise<readonly Refund[]> {
  const requestedAt = deps.clock();
  const earlier = await stores.money.refundsOf(order.id);
  const refunds: readonly Refund[] = parts.map(({ source, amount }) =>
    refundOf(source, earlier, { id: deps.newId(), orderId: order.id, ...request, requestedAt, amount }),
  );
  for (const refund of refunds) {
    await stores.money.addRefund(refund);
    await stores.payments.record(refundRequestedFact(refund));
  }
  // Nobody may pay the rest once its parts go back.
  if (isPayable(order)) {
    const cause = { at: requestedAt, actor: { kind: 'staff', id: request.requestedBy }, reason: REFUND_AGREED } as const;
    await cancelUnpaid(stores, order, await stores.payments.live(order.id), cause, { ...decider, audit: stores.audit });
  }
  await settleReviewsAndWish(deps, stores, order, refunds, { by: request.requestedBy, note: request.reason });
  await askForAddresses(deps, stores, order, refunds.filter(awaitsAddress));
  return refunds;
}

/** Settles the reviews of the refunded payments, and grants the customer's wish unless an earlier refund that failed waits as it. */
async function settleReviewsAndWish(
  deps: WithinDeps,
  stores: MoneyStores,
  { id: orderId }: Order,
  refunds: readonly Refund[],
  { by, note }: Verdict,
): Promise<void> {
  for (const { sourceId } of refunds) {
    const review = await stores.money.openReview(sourceId);
    if (review) await settleReview(deps, stores, review, { by, note });
  }
  const ask = await openAsk(stores.money, orderId);
  if (!ask || holdsFailure(ask, await stores.money.trouble(orderId), await stores.money.refundsOf(orderId))) return;
  await stores.money.answerAsk({ ...ask, state: 'granted', answeredBy: by, note });
}

/** Asks the customer where the coins go: by links, or to sign in first when no proven contact could get them. */
async function askForAddresses(
  deps: WithinDeps,
  stores: MoneyStores,
  order: Order,
  waiting: readonly CoinRefund[],
): Promise<void> {
  if (waiting.length === 0) return;
  if (!(await sendLinks(deps, stores, order, waiting))) await tellCustomer(deps, stores, order, { kind: 'refund_sign_in' });
}
