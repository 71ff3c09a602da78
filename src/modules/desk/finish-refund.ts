import type { Clock } from '#kernel/clock.ts';
import { ShopError } from '#kernel/errors.ts';
import { formatCents } from '#kernel/format.ts';
import { changeStatus, type Order } from '#modules/orders/index.ts';
import { COIN_FACTS, formatUnits } from '#modules/payments/index.ts';
import { refundConfirmedFact, refundRejectedFact, refundSentFact } from './facts.ts';
import type { DeskTransact, WriteRefundNews } from './ports.ts';
import { asConfirmed, asRejected, asSent, isAllRefunded, type Refund } from './refund.ts';
import { nameOf, reasonOf, textOf } from './refusal.ts';
import { tellCustomer } from './send-link.ts';

type Stores = Parameters<Parameters<DeskTransact>[0]>[0];

interface Deps {
  readonly transact: DeskTransact;
  readonly clock: Clock;
}

/** The reason in the history of an order whose money went back before its ritual began. */
export const REFUNDED = 'refunded';

/**
 * Records that a person has sent a refund, with its transaction id or the number of its transfer, and tells the customer. Recording it again
 * corrects the reference. Throws `not_found` and DeskRefusal.
 */
export function createSendRefund(deps: Deps & { readonly write: WriteRefundNews }) {
  return (refundId: string, sending: { readonly by: string; readonly reference: string }): Promise<void> => {
    const by = nameOf(sending.by);
    const reference = textOf(sending.reference, 200, 'no_reference');
    return change(deps.transact, refundId, async (stores, order, before) => {
      const sent = { by, reference, at: deps.clock() };
      const refund = asSent(before, sent);
      await stores.desk.setLink(refundId, null);
      await stores.desk.saveRefund(refund);
      await stores.payments.record(refundSentFact(refund, sent));
      await tellCustomer(deps, stores, order, { kind: 'refund_sent', amount: amountOf(refund, order), reference });
    });
  };
}

/**
 * Confirms by a second person that a refund was sent. An order whose ritual has not begun is cancelled once all its money went back. Throws
 * `not_found` and DeskRefusal.
 */
export function createConfirmRefund(deps: Deps) {
  return (refundId: string, confirmation: { readonly by: string }): Promise<void> => {
    const by = nameOf(confirmation.by);
    return change(deps.transact, refundId, async (stores, order, before) => {
      const at = deps.clock();
      const refund = asConfirmed(before, { by, at });
      await stores.desk.saveRefund(order.isErased ? { ...refund, address: null } : refund);
      await stores.payments.record(refundConfirmedFact(refund, { by, at }));
      await cancelRefunded(stores, order, { by, at });
    });
  };
}

/** Ends a refund that was not sent; its money may be refunded anew. Throws `not_found` and DeskRefusal. */
export function createRejectRefund(deps: Deps) {
  return (refundId: string, rejection: { readonly by: string; readonly why: string }): Promise<void> => {
    const given = { by: nameOf(rejection.by), why: reasonOf(rejection.why) };
    return change(deps.transact, refundId, async ({ payments, desk }, _, before) => {
      const rejected = { ...given, at: deps.clock() };
      const refund = asRejected(before, rejected);
      await desk.setLink(refundId, null);
      await desk.saveRefund(refund);
      await payments.record(refundRejectedFact(refund, rejected));
    });
  };
}

/** Does something with a refund whose order is locked. */
function change(
  transact: DeskTransact,
  refundId: string,
  work: (stores: Stores, order: Order, refund: Refund) => Promise<void>,
): Promise<void> {
  return transact(async (stores) => {
    const orderId = await stores.desk.orderOfRefund(refundId);
    const order = orderId === undefined ? undefined : await stores.orders.lock(orderId);
    const refund = order && (await stores.desk.refundsOf(order.id)).find(({ id }) => id === refundId);
    if (!order || !refund) throw new ShopError('not_found');
    await work(stores, order, refund);
  });
}

async function cancelRefunded({ orders, desk }: Stores, order: Order, { by, at }: { by: string; at: Date }): Promise<void> {
  if (order.status !== 'paid') return;
  const done = (await desk.refundsOf(order.id)).filter(({ state }) => state === 'confirmed');
  if (!isAllRefunded(await desk.sources(order.id), done)) return;
  const cause = { at, actor: { kind: 'staff', id: by }, reason: REFUNDED } as const;
  const { order: cancelled, change: row } = changeStatus(order, 'cancelled', cause);
  await orders.saveStatus(cancelled, row);
}

/** In the coin's unit, or in dollars. */
function amountOf({ coin, units, amountUsd }: Refund, { language }: Pick<Order, 'language'>): string {
  return coin !== null && units !== null
    ? `${formatUnits(units, coin)} ${COIN_FACTS[coin].unit}`
    : formatCents(amountUsd, language);
}
