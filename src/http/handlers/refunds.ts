import type { Caller } from '#kernel/caller.ts';
import type { LinkedRefund } from '#modules/money/index.ts';
import type { OrderView } from '#modules/orders/index.ts';
import type { Handlers } from '../contract/contract.ts';
import { browserHashOf } from '../requests/shop-browser.ts';
import { orderToWire } from './orders.ts';

export interface RefundUseCases {
  readonly askForRefund: (orderId: string, caller: Caller) => Promise<void>;
  readonly sendRefundLink: (orderId: string, caller: Caller) => Promise<void>;
  readonly viewRefund: (token: string) => Promise<LinkedRefund>;
  readonly giveAddress: (token: string, address: string) => Promise<void>;
  readonly viewOrder: (id: string, browserHash?: string) => Promise<OrderView>;
}

/** Operations of the tag `refunds`. */
export function refundHandlers(shop: RefundUseCases) {
  return {
    async askForRefund({ caller, params, browser }) {
      await shop.askForRefund(params.id, caller);
      return { status: 200, body: orderToWire(await shop.viewOrder(params.id, browserHashOf(browser))) };
    },
    async sendRefundLink({ caller, params }) {
      await shop.sendRefundLink(params.id, caller);
      return { status: 204, body: undefined };
    },
    async viewLinkedRefund({ body }) {
      return { status: 200, body: await shop.viewRefund(body.token) };
    },
    async giveRefundAddress({ body }) {
      await shop.giveAddress(body.token, body.address);
      return { status: 204, body: undefined };
    },
  } satisfies Partial<Handlers>;
}
