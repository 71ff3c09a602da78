import { requireFound } from '#kernel/errors.ts';
import type { EndFailedRefunds } from '#modules/payments/index.ts';
import { recordFailure } from './locked-refund.ts';
import type { MoneyStores, WriteRefundNews } from './ports.ts';

/** Ends refunds that their gateway could not pay although they were sent, or even confirmed: their money can be refunded anew. */
export function createEndFailedRefunds(deps: { readonly write: WriteRefundNews }): EndFailedRefunds<MoneyStores> {
  return async (stores, { orderId, keys, at }) => {
    const order = requireFound(await stores.orders.lock(orderId));
    const refunds = await stores.money.refundsOf(orderId);
    // A gateway is asked for a refund under the refund's own id.
    const failed = refunds.filter(({ id, state }) => keys.includes(id) && (state === 'sent' || state === 'confirmed'));
    for (const refund of failed) {
      // The gateway's report on the money names the refund alone, and no reason.
      await recordFailure(deps, stores, order, refund, { failureReason: null, by: refund.gateway, at });
    }
    return failed.length;
  };
}
