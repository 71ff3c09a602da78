import type { Clock } from '#kernel/clock.ts';
import { ShopError } from '#kernel/errors.ts';
import type { NewId } from '#kernel/ids.ts';
import { changeStatus, isPayable, type Order } from '#modules/orders/index.ts';
import { makeWay } from '#modules/payments/index.ts';
import { refundRequestedFact } from './facts.ts';
import type { DeskStores, DeskTransact, WriteRefundNews } from './ports.ts';
import { awaitsAddress, type Refund, readAmount, refundOf } from './refund.ts';
import { nameOf, reasonOf } from './refusal.ts';
import { sendLinks, tellCustomer } from './send-link.ts';
import { openAsk, settle } from './settle-review.ts';

export interface RefundRequest {
  readonly by: string;
  readonly reason: string;
  /** In the coin's unit, or in dollars; all that is left when missing. */
  readonly amount?: string | undefined;
}

/** The reason in the history of an unpaid order whose parts go back. */
export const REFUND_AGREED = 'refund_agreed';

interface Deps {
  readonly transact: DeskTransact;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly write: WriteRefundNews;
}

/**
 * Begins the refund of money that came for an order: all of it or a part, and never more than what came, in all. `sourceId` is the id of a
 * payment in a coin, of a card payment or of a payment by hand. For coins the customer gets a one-time link, or is asked to sign in first. An
 * order that is not paid yet is cancelled with that. The review of the payment and the customer's wish are settled. Returns the refund;
 * throws `not_found` and DeskRefusal.
 */
export function createRequestRefund(deps: Deps) {
  return (sourceId: string, request: RefundRequest): Promise<Refund> => {
    const requestedBy = nameOf(request.by);
    const reason = reasonOf(request.reason);
    return deps.transact(async (stores) => {
      const { orders, payments, desk } = stores;
      const orderId = await desk.orderOfMoney(sourceId);
      const order = orderId === undefined ? undefined : await orders.lock(orderId);
      if (!order) throw new ShopError('not_found');
      const source = (await desk.sources(order.id)).find(({ id }) => id === sourceId);
      if (!source) throw new ShopError('not_found');
      const { clock, newId } = deps;
      const amount = request.amount === undefined ? undefined : readAmount(source, request.amount);
      const begun = { id: newId(), orderId: order.id, reason, requestedBy, requestedAt: clock(), amount };
      const refund = refundOf(source, await desk.refundsOf(order.id), begun);
      await desk.addRefund(refund);
      await payments.record(refundRequestedFact(refund));
      await endUnpaid(stores, order, requestedBy, clock());
      await settleWith(deps, stores, refund);
      await askWhereTo(deps, stores, order, refund);
      return refund;
    });
  };
}

/** Nobody may pay the rest of an order whose parts go back. */
async function endUnpaid({ orders, payments, cards }: DeskStores, order: Order, by: string, at: Date): Promise<void> {
  if (!isPayable(order)) return;
  await makeWay(payments, await payments.live(order.id), at);
  await cards.giveUp(order.id, at);
  const cause = { at, actor: { kind: 'staff', id: by }, reason: REFUND_AGREED } as const;
  const { order: cancelled, change } = changeStatus(order, 'cancelled', cause);
  await orders.saveStatus(cancelled, change);
}

/** The refund is the decision about its payment, and the answer to the customer's wish. */
async function settleWith(
  deps: Deps,
  stores: DeskStores,
  { sourceId, orderId, requestedBy: by, reason: note }: Refund,
): Promise<void> {
  const review = await stores.desk.review(sourceId);
  if (review) await settle(deps, stores, review, { by, note });
  const ask = await openAsk(stores.desk, orderId);
  if (ask) await stores.desk.answerAsk({ ...ask, state: 'granted', answeredBy: by, note });
}

async function askWhereTo(deps: Deps, stores: DeskStores, order: Order, refund: Refund): Promise<void> {
  if (!awaitsAddress(refund)) return;
  if (!(await sendLinks(deps, stores, order, [refund]))) await tellCustomer(deps, stores, order, { kind: 'refund_sign_in' });
}
