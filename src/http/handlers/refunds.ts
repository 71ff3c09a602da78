import type { Money } from '#modules/money/index.ts';
import type { Orders } from '#modules/orders/index.ts';
import type { Handlers } from '../contract/contract.ts';
import { browserHashOf } from '../requests/shop-browser.ts';
import { orderToWire } from './orders.ts';

/** Operations of the tag `refunds`. */
export function refundHandlers(money: Money, { viewOrder }: Orders) {
  return {
    async askForRefund({ caller, params, browser }) {
      await money.askForRefund(params.id, caller);
      return { status: 200, body: orderToWire(await viewOrder(params.id, browserHashOf(browser))) };
    },
    async sendRefundLink({ caller, params }) {
      await money.sendRefundLink(params.id, caller);
      return { status: 204, body: undefined };
    },
    async viewLinkedRefund({ body }) {
      return { status: 200, body: await money.viewLinkedRefund(body.token) };
    },
    async giveRefundAddress({ body }) {
      await money.giveRefundAddress(body.token, body.address);
      return { status: 204, body: undefined };
    },
  } satisfies Partial<Handlers>;
}
