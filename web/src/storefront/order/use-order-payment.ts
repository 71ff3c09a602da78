import { useEffect, useEffectEvent, useRef } from 'react';
import type { Order } from '../../api/queries.ts';
import { randomPart } from '../../api/random-part.ts';
import { type ActivePayment, activePayment } from '../../memory/late/active-payment.ts';
import { type Payment, type PaymentSource, usePayment } from '../payment/use-payment.ts';
import { openPaymentOf } from './order-state.ts';

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

/** Lets the payment widget pay for an existing order. */
function useOrderSource(order: Order): PaymentSource {
  const intent = useRef<string>(undefined);
  return {
    total: order.total,
    methods: order.paymentMethods,
    partner: order.partner?.name,
    prepare: async () => {
      intent.current ??= `checkout-${Date.now()}-${randomPart()}`;
      return { id: order.id, total: order.total, intentKey: intent.current };
    },
    renew: () => {
      intent.current = undefined;
    },
    refused: () => false,
    paid: () => undefined,
  };
}
