import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { openPaymentOf, readDue } from '../../api/late/followed-order.ts';
import { useApi } from '../../api/provider.tsx';
import type { Order } from '../../api/queries.ts';
import { randomPart } from '../../api/random-part.ts';
import { type ActivePayment, activePayment } from '../../memory/late/active-payment.ts';
import { type Payment, type PaymentSource, usePayment } from '../payment/use-payment.ts';

/** The payment of an order. It goes on with a payment that was begun on this device or on another. */
export function useOrderPayment(order: Order): Payment {
  const payment = usePayment(useOrderSource(order));
  const goOn = useEffectEvent(() => {
    const begun = paymentUnderWay(order);
    if (begun) payment.resume(begun);
  });
  // Another order has another address, and so a page of its own.
  useEffect(() => goOn(), []);
  return payment;
}

function paymentUnderWay(order: Order): ActivePayment | undefined {
  if (order.paymentMethods.length === 0) return undefined;
  const active = activePayment.read();
  if (active?.orderId === order.id) return active;
  return order.status === 'waiting' || openPaymentOf(order) ? { orderId: order.id } : undefined;
}

/** Lets the payment widget pay for an existing order. */
function useOrderSource(order: Order): PaymentSource {
  const api = useApi();
  // The widget follows no order that was paid before the page was opened, so it gives no thanks: the page has words of its own.
  const [wasPayable] = useState(order.paymentMethods.length > 0);
  const intentKey = useRef<string>(undefined);
  return {
    orderId: wasPayable ? order.id : undefined,
    total: order.due,
    methods: order.paymentMethods,
    partner: order.partner?.name,
    prepare: async () => {
      intentKey.current ??= `checkout-${Date.now()}-${randomPart()}`;
      return { id: order.id, due: await readDue(api, order.id), intentKey: intentKey.current };
    },
    renew: () => {
      intentKey.current = undefined;
    },
    onRefused: () => false,
    onPaid: () => undefined,
  };
}
