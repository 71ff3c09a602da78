import { useRef } from 'react';
import type { Order } from '../../api/queries.ts';
import { randomPart } from '../../api/random-part.ts';
import type { PaymentSource } from '../payment/use-payment.ts';

/** Lets the payment widget pay for an existing order. */
export function useOrderSource(order: Order): PaymentSource {
  const intent = useRef<string>(undefined);
  return {
    total: order.total,
    methods: order.paymentMethods,
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
