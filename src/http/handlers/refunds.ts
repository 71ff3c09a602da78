import type { Money } from '#modules/money/index.ts';
import type { Orders } from '#modules/orders/index.ts';
import { done, ok } from '../answers/plain-answers.ts';
import type { Handlers } from '../contract/contract.ts';
import { browserHashOf } from '../requests/shop-browser.ts';
import { orderToWire } from './orders.ts';

/** Operations of the tag `refunds`. */
export function refundHandlers(money: Money, { viewOrder }: Orders) {
  return {
    async askForRefund({ caller, params, browser }) {
      await money.askForRefund(params.id, caller);
      return ok(orderToWire(await viewOrder(params.id, browserHashOf(browser))));
    },
    sendRefundLink: async ({ caller, params }) => done(await money.sendRefundLink(params.id, caller)),
    viewLinkedRefund: async ({ body }) => ok(await money.viewLinkedRefund(body.token)),
    giveRefundAddress: async ({ body }) => done(await money.giveRefundAddress(body.token, body.address)),
  } satisfies Partial<Handlers>;
}
