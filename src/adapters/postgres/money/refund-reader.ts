import { sql } from 'kysely';
import { REFUND_WAITS, type Refund, type RefundOfOrder, type RefundReader, sendingOf } from '#modules/money/index.ts';
import { sortedPage } from '../engine/keyset.ts';
import { versionOf } from '../orders/order-notes.ts';
import { findOrders } from '../orders/order-rows.ts';
import { namesOf } from '../staff/names.ts';
import type { Queries } from '../tables/entities.ts';
import { contactOf } from './money.ts';
import { isOpenRefund, toRefund } from './refunds.ts';

/** Refunds of all orders for the panel: the open ones in lists, and each by its id. */
export function createRefundReader(queries: Queries): RefundReader {
  return {
    async list({ waitsFor, ...page }) {
      const order = { at: 'requested_at', key: KEYS[page.sort.replace('-', '')] };
      const rows = queries
        .selectFrom('refunds')
        .selectAll()
        .where(isOpenRefund)
        .where(waitsFor ? sql<boolean>`${WAITS_FOR} = ${sql.lit(REFUND_WAITS.indexOf(waitsFor))}` : sql<boolean>`true`)
        .$call(sortedPage(order, page));
      return withOrders(queries, (await rows.execute()).map(toRefund));
    },
    async find(id) {
      const refunds = queries.selectFrom('refunds').where('id', '=', id);
      const found = await refunds.select('order_id').executeTakeFirst();
      if (!found) return undefined;
      // Read first: after a change in between the version is too old, so that a decision by it is refused.
      const version = await versionOf(queries, found.order_id);
      const row = await refunds.selectAll().executeTakeFirstOrThrow();
      const [refundOfOrder] = await withOrders(queries, [toRefund(row)]);
      if (!refundOfOrder) return undefined;
      const { userId } = refundOfOrder.order;
      const owner = userId === undefined ? undefined : await contactOf(queries, userId);
      return { ...refundOfOrder, version, owner, names: await namesOf(queries, decidersOf(refundOfOrder.refund)) };
    },
  };
}

/** What an open refund waits for, as `waitOf` says, as its place in `REFUND_WAITS`. Spelled as in its index. */
const WAITS_FOR = sql`(case when state = 'sent' then 3 when state = 'requested' and source_kind = 'coin' then 0
  when state = 'requested' and asked_at is not null then 2 else 1 end)`;

const KEYS: Readonly<Record<string, typeof WAITS_FOR>> = { total: sql`amount_usd_cents`, status: WAITS_FOR };

async function withOrders(queries: Queries, refunds: readonly Refund[]): Promise<RefundOfOrder[]> {
  const orderIds = refunds.map(({ orderId }) => orderId);
  const orders = await findOrders(queries, orderIds);
  return refunds.flatMap((refund) => {
    const order = orders.get(refund.orderId);
    return order ? [{ refund, order }] : [];
  });
}

/** Who began, sent, confirmed or ended a refund. */
export function decidersOf(refund: Refund): string[] {
  const ended = refund.state === 'confirmed' ? refund.confirmedBy : refund.state === 'rejected' ? refund.rejectedBy : undefined;
  return [refund.requestedBy, sendingOf(refund)?.sentBy, ended].filter((person) => person !== undefined);
}
