import { sql } from 'kysely';
import { expect } from 'vitest';
import { LANGUAGES } from '#kernel/language.ts';
import type { OrderStatus } from '#modules/orders/index.ts';
import { RECEIPT_WORDS } from '#words/letters.ts';
import { entities } from '../../../src/adapters/postgres/tables/entities.ts';
import type { TestShop } from '../../support/shop.ts';

/** What the database holds about an order: history, ledger, payments, card payments, and as `mails` the receipts. */
export async function recordsOf(shop: TestShop, orderId: string) {
  const queries = shop.database.queries;
  const history = await queries.selectFrom('order_history').selectAll().where('order_id', '=', orderId).orderBy('at').execute();
  const ledger = await queries.selectFrom('ledger').selectAll().where('order_id', '=', orderId).orderBy('seq').execute();
  const payments = await queries.selectFrom('payments').selectAll().where('order_id', '=', orderId).execute();
  const cards = await queries.selectFrom('card_payments').selectAll().where('order_id', '=', orderId).execute();
  const receipts = LANGUAGES.map((language) => RECEIPT_WORDS[language].subject);
  const mails = await queries
    .selectFrom('messages')
    .selectAll()
    .where('about', '=', orderId)
    .where('subject', 'in', receipts)
    .execute();
  return {
    history: inSequence(history).map(({ from_status, to_status, actor_kind, reason }) => ({
      from_status,
      to_status,
      actor_kind,
      reason,
    })),
    ledger: ledger.map(({ kind, payment_id, data }) => ({ kind, payment_id, data })),
    payments,
    cards: cards.map(({ gateway, amount_usd_cents, reviews }) => ({ gateway, cents: Number(amount_usd_cents), reviews })),
    mails,
  };
}

/**
 * Changes by their time. While a test's clock stands, several have the same instant: of these, each begins in the status where the
 * previous change ended.
 */
function inSequence<Change extends { from_status: string | null; to_status: string; at: Date }>(
  sorted: readonly Change[],
): Change[] {
  const remaining = [...sorted];
  const sequence: Change[] = [];
  for (let [first] = remaining; first; [first] = remaining) {
    const { at } = first;
    const lastStatus = sequence.at(-1)?.to_status ?? null;
    const place = remaining.findIndex((change) => change.at.getTime() === at.getTime() && change.from_status === lastStatus);
    sequence.push(...remaining.splice(Math.max(0, place), 1));
  }
  return sequence;
}

/** Why staff must look at the money of an order, of all its payments. */
export const reviewsOf = async (shop: TestShop, orderId: string) =>
  (await recordsOf(shop, orderId)).payments.flatMap(({ reviews }) => reviews);

/** Puts an order into a state by SQL alone: without history, letters and events. How orders get there is the story of other tests. */
export const setStatus = (shop: Pick<TestShop, 'database'>, id: string, status: OrderStatus) =>
  shop.database.queries.updateTable('orders').set({ status }).where('id', '=', id).execute();

/** How many rows each table holds; a refused request must change none of these numbers. */
export async function countRows(shop: TestShop): Promise<Record<string, number>> {
  const counted = entities.map(({ meta: { tableName } }) => {
    return sql`select ${sql.lit(tableName)} as name, count(*)::int as count from ${sql.table(tableName)}`;
  });
  const query = sql<{ name: string; count: number }>`${sql.join(counted, sql` union all `)}`;
  const { rows } = await query.execute(shop.database.queries);
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

/** Does something that must leave in every table as many rows as it had. */
export async function unchanged<Result>(shop: TestShop, act: () => Promise<Result>): Promise<Result> {
  const before = await countRows(shop);
  const result = await act();
  expect(await countRows(shop)).toEqual(before);
  return result;
}
