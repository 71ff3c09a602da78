import type { components } from '#contract';
import type { IdempotentRequest, Replayable } from '#kernel/idempotency.ts';
import { centsToDollars, dollarsToCents } from '#kernel/money.ts';
import type { OpenPayment, PaymentView } from '#modules/payments/index.ts';
import type { Handlers } from '../contract.ts';
import { replayHeaders } from './replay-headers.ts';

export interface PaymentUseCases {
  readonly openPayment: (command: OpenPayment) => Promise<Replayable<PaymentView>>;
  readonly paymentStatus: (id: string) => Promise<PaymentView>;
  readonly cancelPayment: (id: string) => Promise<PaymentView>;
  readonly openCardPayment: (orderId: string, request?: IdempotentRequest) => Promise<Replayable<{ url: string }>>;
}

/** Operations of the tag `payments`. */
export function paymentHandlers(shop: PaymentUseCases) {
  return {
    async createCryptoPayment({ body, idempotency }) {
      const { orderId, currency: coin, amountUsd } = body;
      const opened = await shop.openPayment({ orderId, coin, amountUsd: dollarsToCents(amountUsd), idempotency });
      return { status: 201, headers: replayHeaders(opened), body: paymentToWire(opened.result) };
    },
    async getCryptoPaymentStatus({ params }) {
      return { status: 200, body: paymentToWire(await shop.paymentStatus(params.paymentId)) };
    },
    async cancelCryptoPayment({ params }) {
      return { status: 200, body: paymentToWire(await shop.cancelPayment(params.paymentId)) };
    },
    async createCardPayment({ body, idempotency }) {
      const opened = await shop.openCardPayment(body.orderId, idempotency);
      return { status: 201, headers: replayHeaders(opened), body: opened.result };
    },
  } satisfies Partial<Handlers>;
}

function paymentToWire(view: PaymentView): components['schemas']['CryptoPayment'] {
  return { ...view, amountUsd: centsToDollars(view.amountUsd) };
}
