import { ShopError } from '#kernel/errors.ts';
import type { OrderView } from '#modules/orders/index.ts';
import type { Coin, OpenedPayment } from '#modules/payments/index.ts';
import type { Handlers } from '../contract.ts';
import { orderToWire } from './orders.ts';

interface Transfer {
  readonly id: string;
  readonly coin: Coin;
  readonly amount: string;
  readonly confirmations: number;
}

export interface SandboxUseCases {
  readonly messages: (
    to?: string,
  ) => Promise<
    { id: string; channel: 'email' | 'sms'; to: string; subject: string; text: string; html: string; sentAt: string }[]
  >;
  readonly transfer: (paymentId: string, request: { amount?: string; confirmations?: number; coin?: Coin }) => Promise<Transfer>;
  /** The payment as last recorded; undefined when no such payment has an address. */
  readonly findPayment: (id: string) => Promise<OpenedPayment | undefined>;
  /** Asks the gateway about the payment, records the answer and returns the payment. */
  readonly checkPayment: (payment: OpenedPayment) => Promise<OpenedPayment>;
  readonly confirmCardPayment: (orderId: string) => Promise<void>;
  readonly viewOrder: (id: string) => Promise<OrderView>;
}

type Operations = 'listSandboxMessages' | 'createSandboxTransfer' | 'paySandboxCard';

/** Operations of the tag `sandbox`. */
export function sandboxHandlers(shop: SandboxUseCases): Pick<Handlers, Operations> {
  return {
    async listSandboxMessages({ query }) {
      return { status: 200, body: await shop.messages(query.to) };
    },
    async createSandboxTransfer({ params: { paymentId }, body }) {
      const { amount, confirmations, currency } = body;
      const transfer = await shop.transfer(paymentId, {
        ...(amount === undefined ? {} : { amount }),
        ...(confirmations === undefined ? {} : { confirmations }),
        ...(currency === undefined ? {} : { coin: currency }),
      });
      const known = await shop.findPayment(paymentId);
      if (!known) throw new ShopError('not_found');
      const { state } = (body.notify ?? true) ? await shop.checkPayment(known) : known;
      const { coin, ...rest } = transfer;
      return { status: 201, body: { ...rest, paymentId, currency: coin, status: state } };
    },
    async paySandboxCard({ params: { orderId } }) {
      await shop.confirmCardPayment(orderId);
      return { status: 200, body: orderToWire(await shop.viewOrder(orderId)) };
    },
  };
}
