import { useEffect, useEffectEvent } from 'react';
import type { Order } from '../../api/queries.ts';
import { type ActivePayment, activePayment } from '../../memory/late/active-payment.ts';
import { type Payment, usePayment } from '../payment/use-payment.ts';
import { openPaymentOf } from './order-state.ts';
import { useOrderSource } from './use-order-source.ts';

/** The payment of an order. A payment that was begun on this device or on another goes on. */
export function useOrderPayment(order: Order): Payment {
  const payment = usePayment(useOrderSource(order));
  const goOn = useEffectEvent(() => {
    const begun = paymentUnderWay(order);
    if (begun) payment.resume(begun);
  });
  useEffect(() => {
    if (order.id) goOn();
  }, [order.id]);
  return payment;
}

function paymentUnderWay(order: Order): ActivePayment | undefined {
  if (order.status === 'waiting') return { orderId: order.id };
  if (order.status !== 'pending') return undefined;
  const active = activePayment.read();
  if (active?.orderId === order.id) return active;
  const open = openPaymentOf(order);
  return open && { orderId: order.id, paymentId: open.id };
}
