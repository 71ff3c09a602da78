import { sql } from 'kysely';
import type { OrderData, OrderPlace, OrderStatus } from '#modules/orders/index.ts';
import type { Queries } from './entities.ts';
import { isBefore } from './keyset.ts';
import { withItems } from './orders.ts';

export function createOrderData(queries: Queries): OrderData {
  /** Newest first. */
  const page = (limit: number, after: OrderPlace | undefined) =>
    queries
      .selectFrom('orders')
      .select(['id', 'created_at'])
      .where(isBefore('created_at', after && { id: after.id, at: after.createdAt }))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit);

  return {
    async ofCustomer({ userId, email }, limit, after) {
      const own = page(limit, after).where('user_id', '=', userId);
      const asGuest = page(limit, after)
        .where('user_id', 'is', null)
        .where(sql`lower(customer_email)`, '=', email ?? '');
      // Each selection reads in the order of an index of its own; a single selection with `or` would sort all rows for each page.
      const either = queries
        .selectFrom(own.as('own'))
        .selectAll()
        .unionAll(queries.selectFrom(asGuest.as('guest')).selectAll());
      const rows = await queries
        .selectFrom(either.as('either'))
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(toPlace);
    },
    async lockOfGuests({ statuses, placedBefore }, limit, after) {
      const rows = await page(limit, after)
        .where('status', 'in', statuses)
        .where('user_id', 'is', null)
        .where('erased_at', 'is', null)
        .where('created_at', '<', placedBefore.toISOString())
        .forUpdate()
        .execute();
      return rows.map(toPlace);
    },
    async read(ids) {
      const rows = await page(ids.length, undefined).clearSelect().selectAll().where('id', 'in', ids).execute();
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
          customer_email: null,
          special_instructions: '',
          user_id: null,
          browser_hash: null,
          erased_at: at.toISOString(),
        })
        .where('id', 'in', ids)
        .execute();
      await queries
        .updateTable('idempotency_keys')
        .set({ result: sql`jsonb_set(result, '{value,contact}', '{"missing": false}')` })
        .where(sql<string>`result #>> '{value,id}'`, 'in', ids)
        .where(sql`result #> '{value,contact}'`, 'is not', null)
        .execute();
    },
  };
}

function toPlace({ id, created_at: createdAt }: { readonly id: string; readonly created_at: string }): OrderPlace {
  return { id, createdAt: new Date(createdAt) };
}

function toChange(row: { from_status: string | null; to_status: string; at: string; reason: string }) {
  const { from_status: from, to_status: to, at, reason } = row;
  return { from: from as OrderStatus | null, to: to as OrderStatus, at: new Date(at), reason };
}
