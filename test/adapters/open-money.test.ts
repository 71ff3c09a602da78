import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { hasOpenMoney } from '../../src/adapters/postgres/money/open-money.ts';
import { underWayOf } from '../../src/adapters/postgres/money/refunds.ts';
import { databaseOfFile } from './open-database.ts';

const database = await databaseOfFile();

type Statement = (order: string) => ReturnType<typeof sql>;

/** Tells whether money is open for a guest with one order, in which the statement has put something. */
async function isOpenAfter(status: string, statement?: Statement): Promise<boolean> {
  const order = randomUUID();
  const email = `${order}@example.com`;
  await sql`insert into orders (id, status, created_at, language, customer_name, customer_email, payment_method, total_cents,
      special_instructions)
    values (${order}, ${status}, now(), 'ru', 'Anna', ${email}, 'crypto', 400, '')`.execute(database.queries);
  await statement?.(order).execute(database.queries);
  return hasOpenMoney(database.queries, { userId: randomUUID(), email });
}

const coin = (received: number, reviews: string): Statement => {
  return (order) => sql`insert into payments
      (id, order_id, coin, gateway, amount_usd_cents, state, created_at, reviews, received, confirmed)
    values (gen_random_uuid(), ${order}, 'BTC', 'sandbox', 400, 'creating', now(), ${reviews}::text[], ${received}, ${received})`;
};
const card = (reviews: string): Statement => {
  return (order) => sql`insert into card_payments (id, order_id, gateway, amount_usd_cents, received_at, reviews)
    values (gen_random_uuid(), ${order}, 'link', 400, now(), ${reviews}::text[])`;
};
const ask = (state: string): Statement => {
  return (order) => sql`insert into refund_asks (id, order_id, asked_at, state, answered_by, note)
    values (gen_random_uuid(), ${order}, now(), ${state}, ${state === 'open' ? null : 'olga'}, ${state === 'open' ? null : 'no'})`;
};
const refund = (state: string): Statement => {
  return (order) => sql`insert into refunds
      (id, order_id, source_kind, source_id, gateway, amount_usd_cents, reason, requested_by, requested_at, state)
    values (gen_random_uuid(), ${order}, 'hand', gen_random_uuid(), 'by hand', 400, '', 'olga', now(), ${state})`;
};
const held = (hours: number): Statement => {
  return (order) => sql`update orders set held_until = now() + make_interval(hours => ${hours}::int) where id = ${order}`;
};
const unread: Statement = (order) => sql`insert into unread_lines values (gen_random_uuid(), ${order}, 1, 'former', now())`;

test.each([
  ['waits for somebody to say whether its money has come', 'waiting', undefined],
  ['has money that can be taken back', 'paid', held(1)],
  ['has a wish for a refund', 'paid', ask('open')],
  ['has a refund under way', 'paid', refund('requested')],
  ['has a part of its money', 'pending', coin(5, '{}')],
  ['has coins to decide about', 'paid', coin(500, '{surplus}')],
  ['has a card payment to decide about', 'paid', card('{disputed}')],
  ['has a line of the ledger that the shop cannot read', 'paid', unread],
] as const)('money is open while an order %s', async (_, status, statement) => {
  expect(await isOpenAfter(status, statement)).toBe(true);
});

test.each([
  ['has no money', 'pending', undefined],
  ['has money that cannot be taken back any more', 'paid', held(-1)],
  ['has a wish for a refund that was declined', 'paid', ask('declined')],
  ['has a refund that was rejected', 'paid', refund('rejected')],
  ['is paid in coins', 'paid', coin(400, '{}')],
  ['is paid by card', 'paid', card('{}')],
] as const)('no money is open of an order that %s', async (_, status, statement) => {
  expect(await isOpenAfter(status, statement)).toBe(false);
});

test.each([
  ['before', 400],
  ['after', 0],
] as const)('a refund that failed is under way unless another of its payment began since: one began %s', async (when, cents) => {
  const source = randomUUID();
  let order = '';
  await isOpenAfter('paid', (id) => {
    order = id;
    return sql`with failed as (
      insert into refunds (id, order_id, source_kind, source_id, gateway, amount_usd_cents, reason, requested_by, requested_at,
        state, rejected_by, rejected_at, why, reference, sent_by, sent_at)
      values (gen_random_uuid(), ${id}, 'hand', ${source}, 'by hand', 400, '', 'olga', now() - interval '2 hours',
        'rejected', 'olga', now() - interval '1 hour', 'It came back', 'f00d', 'dennis', now() - interval '1 hour')
    ), asked as (
      insert into refund_asks (id, order_id, asked_at, state) values (gen_random_uuid(), ${id}, now() - interval '2 hours', 'open')
    )
    insert into refunds (id, order_id, source_kind, source_id, gateway, amount_usd_cents, reason, requested_by, requested_at,
      state, reference, sent_by, sent_at, confirmed_by, confirmed_at)
    values (gen_random_uuid(), ${id}, 'hand', ${source}, 'by hand', 100, '', 'olga',
      now() - make_interval(mins => ${when === 'before' ? 90 : 30}::int), 'confirmed', 'beef', 'dennis', now(), 'olga', now())`;
  });
  expect(await underWayOf(database.queries, order)).toBe(cents);
});
