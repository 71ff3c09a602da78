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

type Operations = 'createCryptoPayment' | 'getCryptoPaymentStatus' | 'cancelCryptoPayment' | 'createCardPayment';

/** Operations of the tag `payments`. */
export function paymentHandlers(shop: PaymentUseCases): Pick<Handlers, Operations> {
  return {
    async createCryptoPayment({ body, idempotency }) {
      const amountUsd = dollarsToCents(body.amountUsd);
      const opened = await shop.openPayment({
        orderId: body.orderId,
        coin: body.currency,
        amountUsd,
        ...(idempotency ? { idempotency } : {}),
      });
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
  };
}

function paymentToWire(view: PaymentView): components['schemas']['CryptoPayment'] {
  return { ...view, amountUsd: centsToDollars(view.amountUsd) };
}
