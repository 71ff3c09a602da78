import { sql } from 'kysely';
import type { CustomerOrders, OrderStore } from '#modules/orders/index.ts';
import { isPayable } from '#modules/orders/index.ts';
import { eventOfAssignment } from '#modules/webhooks/index.ts';
import { risingPage } from '../engine/keyset.ts';
import type { Queries } from '../tables/entities.ts';
import { allAs, deleteRows, insertRows, rowsOf, updateRows } from '../tables/rows.ts';
import { storeEvent } from '../webhooks/webhook-outbox.ts';
import { isOfGuest } from './customer-orders.ts';
import { receivedFor } from './order-reader.ts';
import {
  adjustmentsOf,
  appendHistory,
  findOrder,
  historyOf,
  ofCustomer,
  toChange,
  toItemRows,
  toRow,
  vectorOf,
  withItems,
} from './order-rows.ts';

export function createOrderStore(queries: Queries): OrderStore & CustomerOrders {
  return {
    ofCustomer: (customer, selection) => ofCustomer(queries, customer, selection),
    async nextNumber() {
      const { rows } = await sql<{ number: number }>`select nextval('order_numbers')::int as number`.execute(queries);
      return rows[0]?.number ?? Number.NaN;
    },
    async add(order, change) {
      const added = await queries
        .insertInto('orders')
        .values(toRow(order))
        .onConflict((conflict) =>
          conflict.columns(['client_reference', 'filed_by']).where('client_reference', 'is not', null).doNothing(),
        )
        .returning('id')
        .executeTakeFirst();
      if (!added) return false;
      await insertRows(queries, 'order_items', toItemRows(order));
      await appendHistory(queries, order.id, change);
      return true;
    },
    async findFiled(partner, reference) {
      const order = rowsOf(queries, 'orders', { client_reference: reference, filed_by: partner });
      return (await order.executeTakeFirst())?.id;
    },
    find: (id) => findOrder(queries, id),
    receivedFor: (orders) => receivedFor(queries, orders),
    async lock(id) {
      const rows = await rowsOf(queries, 'orders', { id }).forUpdate().execute();
      return (await withItems(queries, rows))[0];
    },
    async lockPending(unchangedSince, limit, after) {
      const rows = await rowsOf(queries, 'orders', { status: 'pending' })
        .where('created_at', '<', unchangedSince)
        .where(
          // No join, which would read the history of all orders.
          sql<boolean>`coalesce((select max(at) from order_history where order_history.order_id = orders.id), created_at)
            < ${unchangedSince}::timestamptz`,
        )
        .$call(risingPage('created_at', after && { id: after.id, at: after.createdAt }, limit))
        .forUpdate()
        .skipLocked()
        .execute();
      // The state of all is payable, which their type does not tell.
      return (await withItems(queries, rows)).filter(isPayable);
    },
    async saveStatus({ id, status, paymentMethod }, change) {
      await updateRows(queries, 'orders', { id }).to({ status, payment_method: paymentMethod });
      await appendHistory(queries, id, change);
    },
    async saveItems(order, change) {
      const { id, total } = order;
      await updateRows(queries, 'orders', { id }).to({ total_cents: total, adjustments: adjustmentsOf(order) });
      await deleteRows(queries, 'order_items', { order_id: id });
      await insertRows(queries, 'order_items', toItemRows(order));
      await appendHistory(queries, id, change);
    },
    async numberReceipt(id) {
      const row = await queries
        .with('next', (db) => db.updateTable('receipt_counter').set({ last: sql`last + 1` }).returning('last'))
        .updateTable('orders')
        .from('next')
        .set((eb) => ({ receipt_number: eb.ref('next.last') }))
        .where('orders.id', '=', id)
        .returning('orders.receipt_number')
        .executeTakeFirstOrThrow();
      return Number(row.receipt_number);
    },
    async saveContact(id, { name, email }) {
      const contact = { customer_name: name, name_words: vectorOf(name), customer_email: email };
      await updateRows(queries, 'orders', { id }).to(contact);
    },
    hold: (id, until) => updateRows(queries, 'orders', { id }).to({ held_until: until ?? null }),
    async savePartner(id, slug, at) {
      const moved = queries.updateTable('orders').set({ partner: slug }).where('id', '=', id).returning('status');
      const { status } = await moved.executeTakeFirstOrThrow();
      await storeEvent(queries, eventOfAssignment(id, status, at));
    },
    async ofGuest(email, since, limit) {
      const rows = await queries
        .selectFrom('orders')
        .selectAll()
        .where(isOfGuest(email.toLowerCase()))
        .where('created_at', '>=', since)
        .orderBy('created_at', 'desc')
        .limit(limit)
        .execute();
      return withItems(queries, rows);
    },
    historyOf: (id) => allAs(historyOf(queries, id), toChange),
  };
}
