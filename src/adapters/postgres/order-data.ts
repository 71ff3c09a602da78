import { sql } from 'kysely';
import type { OrderData } from '#modules/orders/index.ts';
import { isOfGuest, page, placesOfCustomer, toPlace } from './customer-orders.ts';
import type { Queries } from './entities.ts';
import { toChange, withItems } from './order-rows.ts';

export function createOrderData(queries: Queries): OrderData {
  return {
    ofCustomer: (customer, limit, after) => placesOfCustomer(queries, customer, { limit, after }),
    async ofClosed({ userId, email, closedAt }, limit) {
      const own = await page(queries, { limit }).where('user_id', '=', userId).execute();
      const asGuest = page(queries, { limit: limit - own.length })
        .where(isOfGuest(email))
        .where('created_at', '<=', closedAt.toISOString());
      return [...own, ...(await asGuest.execute())].map(toPlace);
    },
    async lockOfGuests({ statuses, placedBefore }, limit, after) {
      const rows = await page(queries, { limit, after })
        .where('status', 'in', statuses)
        .where('user_id', 'is', null)
        .where('erased_at', 'is', null)
        .where('created_at', '<', placedBefore.toISOString())
        .forUpdate()
        .execute();
      return rows.map(toPlace);
    },
    async read(ids) {
      const rows = await page(queries, { limit: ids.length }).clearSelect().selectAll().where('id', 'in', ids).execute();
      const history = await queries.selectFrom('order_history').selectAll().where('order_id', 'in', ids).orderBy('at').execute();
      const changesOf = Map.groupBy(history, (change) => change.order_id);
      const orders = await withItems(queries, rows);
      return orders.map((order) => ({ order, history: (changesOf.get(order.id) ?? []).map(toChange) }));
    },
    async erase(ids, at) {
      await queries
        .updateTable('orders')
        .set({
          customer_name: null,
          name_words: null,
          customer_email: null,
          special_instructions: '',
          user_id: null,
          browser_hash: null,
          erased_at: at.toISOString(),
        })
        .where('id', 'in', ids)
        .execute();
      await queries.deleteFrom('order_notes').where('order_id', 'in', ids).execute();
      await queries
        .updateTable('idempotency_keys')
        .set({ result: sql`jsonb_set(result, '{value,contact}', '{"missing": false}')` })
        .where(sql<string>`result #>> '{value,id}'`, 'in', ids)
        .where(sql`result #> '{value,contact}'`, 'is not', null)
        .execute();
    },
  };
}
