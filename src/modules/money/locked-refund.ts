import { ShopError } from '#kernel/errors.ts';
import { formatCents } from '#kernel/format.ts';
import type { Order } from '#modules/orders/index.ts';
import type { CardRefund } from '#modules/payments/index.ts';
import { refundRejectedFact, refundSentFact } from './facts.ts';
import type { MoneyStores, MoneyTransact, WriteRefundNews } from './ports.ts';
import { asFailed, type Deed, isInCoins, type Refund, type RejectedRefund, type SendingDeed } from './refund.ts';
import { coinsInWords, tellCustomer } from './send-link.ts';

/** Does something with a refund whose order is locked, and returns what that returns. Throws `not_found`. */
export function withRefund<T>(
  transact: MoneyTransact,
  refundId: string,
  work: (stores: MoneyStores, order: Order, refund: Refund) => Promise<T>,
): Promise<T> {
  return transact(async (stores) => {
    const orderId = await stores.money.orderOfRefund(refundId);
    const order = orderId === undefined ? undefined : await stores.orders.lock(orderId);
    const refund = order && (await stores.money.refundsOf(order.id)).find(({ id }) => id === refundId);
    if (!order || !refund) throw new ShopError('not_found');
    return work(stores, order, refund);
  });
}

/** Stores a refund whose money is on its way, and tells the customer. */
export async function recordSending(
  deps: { readonly write: WriteRefundNews },
  stores: MoneyStores,
  order: Order,
  refund: Refund,
  sent: SendingDeed,
): Promise<void> {
  await stores.money.setLink(refund.id, null);
  await stores.money.saveRefund(refund);
  await stores.payments.record(refundSentFact(refund, sent));
  await tellCustomer(deps, stores, order, {
    kind: 'refund_sent',
    amount: amountOf(refund, order),
    reference: sent.reference,
  });
}

/** Ends a refund that the card gateway could not pay; `why` names its reason. */
export function recordFailure(
  deps: { readonly write: WriteRefundNews },
  stores: MoneyStores,
  order: Order,
  before: Refund,
  { failureReason, by, at }: Pick<CardRefund, 'failureReason'> & Deed,
): Promise<void> {
  const why = `${before.gateway}: ${failureReason ?? 'failed'}`;
  return recordEnd(deps, stores, order, asFailed(before, { by, at, why }), true);
}

/**
 * Stores a refund that has ended without arriving; `hasFailed` when nobody has declined it. A customer who was told that it is sent hears
 * that it failed: once, because an ended refund cannot end again.
 */
export async function recordEnd(
  deps: { readonly write: WriteRefundNews },
  stores: MoneyStores,
  order: Order,
  refund: RejectedRefund,
  hasFailed = refund.sent !== null,
): Promise<void> {
  await stores.money.setLink(refund.id, null);
  await stores.money.saveRefund(refund);
  await stores.payments.record(refundRejectedFact(refund, hasFailed));
  if (refund.sent) await tellCustomer(deps, stores, order, { kind: 'refund_failed', amount: amountOf(refund, order) });
}

/** The amount in the coin's unit, or in dollars. */
function amountOf(refund: Refund, order: Pick<Order, 'language'>): string {
  return isInCoins(refund) ? coinsInWords(refund, order) : formatCents(refund.amountUsd, order.language);
}
