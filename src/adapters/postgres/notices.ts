import type { NoticeStore } from '#modules/payments/index.ts';
import type { Queries } from './entities.ts';

export function createNoticeStore(queries: Queries): NoticeStore {
  return {
    async add({ gateway, eventKey, gatewayPaymentIds, paymentId, receivedAt, bodySha256, body }) {
      const added = await queries
        .insertInto('gateway_notices')
        .values({
          gateway,
          event_key: eventKey,
          gateway_payment_id: gatewayPaymentIds[0] ?? '',
          payment_id: paymentId ?? null,
          received_at: receivedAt.toISOString(),
          body_sha256: bodySha256,
          body,
        })
        .onConflict((conflict) => conflict.columns(['gateway', 'event_key']).doNothing())
        .returning('event_key')
        .executeTakeFirst();
      return added !== undefined;
    },
    async count(gateway, gatewayPaymentId) {
      const { stored } = await queries
        .selectFrom('gateway_notices')
        .select((row) => row.fn.countAll<string>().as('stored'))
        .where('gateway', '=', gateway)
        .where('gateway_payment_id', '=', gatewayPaymentId)
        .executeTakeFirstOrThrow();
      return Number(stored);
    },
  };
}

/** How many of a gateway's ids a payment of the shop can have. */
const MOST_IDS = 20;

/** Reads a gateway's ids of the payments that true notices have named as those of a payment of the shop, oldest first. */
export function createNoticedIds(queries: () => Queries, gateway: string) {
  return async (paymentId: string): Promise<string[]> => {
    const rows = await queries()
      .selectFrom('gateway_notices')
      .select('gateway_payment_id')
      .where('payment_id', '=', paymentId)
      .where('gateway', '=', gateway)
      .groupBy('gateway_payment_id')
      .orderBy((row) => row.fn.min('received_at'))
      .limit(MOST_IDS)
      .execute();
    return rows.map((row) => row.gateway_payment_id);
  };
}

/** Without its row a notice that comes again is stored again, and its payment is checked once more. */
const ROW_SECONDS = 400 * 24 * 3600;

/** Erases the bodies of notices after `bodySeconds`, and the notices after 400 days. */
export async function forgetOldNotices(queries: Queries, now: Date, bodySeconds: number): Promise<void> {
  const before = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString();
  await queries.deleteFrom('gateway_notices').where('received_at', '<', before(ROW_SECONDS)).execute();
  await queries
    .updateTable('gateway_notices')
    .set({ body: null })
    .where('received_at', '<', before(bodySeconds))
    .where('body', 'is not', null)
    .execute();
}
