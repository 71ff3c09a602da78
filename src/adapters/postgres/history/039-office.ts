import { nameWords } from '#modules/orders/index.ts';
import { LEAST_ID } from '../engine/keyset.ts';
import type { Migration } from '../migration-files.ts';
import type { Queries } from '../tables/entities.ts';
import { rowsOf, runAll } from './statements.ts';

/** Ways to all orders for the people of the shop: by day, state, name, e-mail and transaction; and their notes. */
export const office: Migration = {
  name: '039-office',
  async run(queries) {
    await runAll(queries, TABLES);
    let last: string | undefined = LEAST_ID;
    while (last) last = await fillPage(queries, last);
    await runAll(queries, INDEXES);
  },
};

/** Cuts the names of a page of orders into words, as the shop does; returns the id of the last, undefined when no order is left. */
async function fillPage(queries: Queries, after: string): Promise<string | undefined> {
  const rows = await rowsOf<{ readonly id: string; readonly customer_name: string }>(queries, PAGE, after);
  const words = rows.map(({ id, customer_name }) => ({ id, words: nameWords(customer_name).join(' ') }));
  if (rows.length > 0) await rowsOf(queries, SET_WORDS, JSON.stringify(words));
  return rows.at(-1)?.id;
}

const PAGE = 'select id, customer_name from orders where customer_name is not null and id > $1::uuid order by id limit 1000';

const SET_WORDS = `update orders set name_words = array_to_tsvector(string_to_array(page.words, ' '))
  from jsonb_to_recordset($1::jsonb) as page (id uuid, words text) where orders.id = page.id and page.words <> ''`;

const TABLES = [
  // The shop cuts and lowers the words: a database with the locale C knows no Russian capitals.
  'alter table orders add column name_words tsvector',
  `alter table orders add constraint orders_erased_words check (erased_at is null or name_words is null)`,
  `create table order_notes (
    id uuid not null,
    order_id uuid not null references orders,
    author_id uuid not null,
    at timestamptz(3) not null,
    text text not null,
    primary key (order_id, id)
  )`,
];

const INDEXES = [
  'create index orders_newest on orders (created_at desc, id desc)',
  'create index orders_status_newest on orders (status, created_at desc, id desc)',
  'create index orders_name_words on orders using gin (name_words)',
  'create index orders_email_beginning on orders (lower(customer_email) text_pattern_ops)',
  "create index payments_transactions on payments using gin (transaction_ids) where transaction_ids <> '{}'",
  "create index card_payments_named on card_payments (gateway_payment_id) where gateway_payment_id <> ''",
];
