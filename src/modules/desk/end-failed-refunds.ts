import type { EndFailedRefunds } from '#modules/payments/index.ts';
import { recordFailure } from './locked-refund.ts';
import type { DeskStores } from './ports.ts';

/** Ends refunds that were sent, confirmed or not, and that their gateway could not pay after all: their money can be refunded anew. */
export const endFailedRefunds: EndFailedRefunds<DeskStores> = async (stores, { orderId, keys, at }) => {
  const refunds = await stores.desk.refundsOf(orderId);
  const failed = refunds.filter(({ id, state }) => keys.includes(id) && (state === 'sent' || state === 'confirmed'));
  for (const refund of failed) await recordFailure(stores, refund, { failureReason: null, by: refund.gateway, at });
  return failed.length;
};
