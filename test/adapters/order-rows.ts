import { randomUUID } from 'node:crypto';
import type { Queries } from '../../src/adapters/postgres/tables/entities.ts';
import { insertRows } from '../../src/adapters/postgres/tables/rows.ts';

type Row = Readonly<Record<string, unknown>>;

/** Stores an order of which no more counts than what `order` and each of `items` say. Returns its id. */
export async function addOrderRow(queries: Queries, order: Row = {}, items: readonly Row[] = []): Promise<string> {
  const id = randomUUID();
  const made = { id, status: 'paid', created_at: new Date(), language: 'ru', payment_method: 'card', total_cents: 1 };
  await insertRows(queries, 'orders', { ...made, special_instructions: '', ...order } as never);
  const ritual = { item_id: 'agni', name: 'Агни', name_en: 'Agni', price_cents: 1, quantity: 1, weeks: 1 };
  const rows = items.map((item, position) => ({ order_id: id, position, ...ritual, ...item }));
  await insertRows(queries, 'order_items', rows as never);
  return id;
}
