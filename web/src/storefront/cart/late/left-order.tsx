import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { orderNumber } from '#words/order-number.ts';
import { awaitedOrderQuery, isPaid } from '../../../api/late/followed-order.ts';
import { isMissing } from '../../../api/late/refusals.ts';
import { useApi } from '../../../api/provider.tsx';
import type { Order } from '../../../api/queries.ts';
import { formatPrice } from '../../../i18n/format.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { activePayment } from '../../../memory/late/active-payment.ts';
import { orderedCarts } from '../../../memory/late/ordered-carts.ts';
import { useSettleCart } from './use-settle-cart.ts';

/**
 * Says that an order which the customer had left, for example to pay for a changed cart, has been paid after all: its address is still
 * watched, and a transfer may come late. What it holds leaves the cart, so that nobody pays for it twice unawares. `followedId` is the
 * order that the cart's own payment follows, whose screens tell of it.
 */
export function LeftOrder({ followedId, isOpen }: { followedId: string; isOpen: boolean }) {
  const { t, language } = useI18n();
  // Kept apart from `left`: a settled order is no longer remembered, and the next one is asked for.
  const [paid, setPaid] = useState<Order>();
  const leftId = useLeftOrderId(followedId);
  const { data: left, error } = useQuery({ ...awaitedOrderQuery(useApi(), leftId), enabled: isOpen && leftId !== '' });
  const settleCart = useSettleCart();
  const onPaid = useEffectEvent((order: Order) => {
    setPaid(order);
    settleCart(order.id);
  });
  useEffect(() => {
    if (left && isPaid(left)) onPaid(left);
    // An order that is closed or gone takes no money any more: the order that was left before it is asked for.
    if (left?.status === 'cancelled' || isMissing(error)) orderedCarts.drop(leftId);
  }, [left, error, leftId]);
  useEffect(() => {
    if (!isOpen) setPaid(undefined);
  }, [isOpen]);
  if (!paid) return null;
  return (
    <p role="alert" className="mb-4 rounded-field bg-gold-soft px-4 py-3 text-gold-ink text-sm">
      {t('cart.leftOrderPaid', { number: orderNumber(paid.number, language), price: formatPrice(paid.total, language) })}
    </p>
  );
}

/** Id of the newest order of this device that was not seen paid, closed or gone and that nobody is paying now; empty when there is none. */
function useLeftOrderId(followedId: string): string {
  return useSyncExternalStore(orderedCarts.subscribe, () => {
    // The device may remember a payment of another order than the cart follows: one of the order's own page, or one that the cart offers to
    // go on with. Changes of that memory draw nothing; it is read with the next draw.
    const beingPaid = [followedId, activePayment.read()?.orderId];
    return orderedCarts.read().find(({ orderId }) => !beingPaid.includes(orderId))?.orderId ?? '';
  });
}
