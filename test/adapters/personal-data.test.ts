import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { UserCaller } from '#kernel/caller.ts';
import { PAGE_SIZE } from '#kernel/pages.ts';
import { userCaller } from '#kernel/testing/callers.ts';
import { createDeleteAccount, createEraseClosedAccounts } from '#modules/accounts/delete-account.ts';
import { createExportAccount } from '#modules/accounts/export-account.ts';
import { createSeal } from '../../src/adapters/postgres/engine/seal.ts';
import { HISTORY } from '../../src/adapters/postgres/history/history.ts';
import { namesOf } from '../../src/adapters/postgres/staff/names.ts';
import { createPersonalData, createStores, type Stores } from '../../src/adapters/postgres/stores.ts';
import type { Queries } from '../../src/adapters/postgres/tables/entities.ts';
import { databaseOfFile } from './open-database.ts';

const now = new Date('2026-11-20T10:00:00Z');
const clock = () => now;
const MANY = 5000;

const database = await databaseOfFile();
let anna: UserCaller;
let boris: UserCaller;
beforeAll(async () => {
  anna = await addUser('anna@example.com');
  boris = await addUser('boris@example.com');
  await addOrders(MANY, { userId: anna.userId, email: 'anna@example.com' });
  await addOrders(3, { userId: null, email: 'Anna@Example.com' });
  // Placed by another account in her name.
  await addOrders(2, { userId: boris.userId, email: 'anna@example.com' });
});

async function addUser(email: string): Promise<UserCaller> {
  const userId = randomUUID();
  const user = { id: userId, email, phone: null, role: 'customer', language: 'ru' } as const;
  await database.queries
    .insertInto('users')
    .values({ ...user, created_at: now, email_proven_at: now })
    .execute();
  return userCaller({ userId, email });
}

/** Paid orders with an item, a card payment, a line of history and a receipt each; seven at a time are placed at one instant. */
async function addOrders(count: number, { userId, email }: { userId: string | null; email: string }): Promise<void> {
  await sql`with
    placed as (
      insert into orders
        (id, status, created_at, language, customer_name, customer_email, payment_method, total_cents, special_instructions, user_id)
      select gen_random_uuid(), 'completed', ${now.toISOString()}::timestamptz - make_interval(secs => number / 7), 'ru', 'Анна Иванова',
        ${email}, 'card', 30000, '', ${userId}::uuid
      from generate_series(1, ${count}::int) as number returning id, created_at),
    item as (insert into order_items (order_id, position, item_id, name, name_en, price_cents, quantity, weeks)
      select id, 0, 'ganesha', 'Ганеша', 'Ganesha', 30000, 1, 4 from placed),
    change as (insert into order_history (id, order_id, from_status, to_status, at, actor_kind, actor_id, reason)
      select gen_random_uuid(), id, 'pending', 'paid', created_at, 'gateway', null, 'paid' from placed),
    card as (insert into card_payments (id, order_id, gateway, amount_usd_cents, received_at, reviews)
      select gen_random_uuid(), id, 'link', 30000, created_at, '{}' from placed)
    insert into messages (id, channel, recipient, subject, text, html, language, created_at, state, about)
      select gen_random_uuid(), 'email', ${email}, 'Заказ оплачен', '', '', 'ru', created_at, 'sent', id from placed`.execute(
    database.queries,
  );
}

/** The personal data in the database, and how many rows each query for them gave. */
function countedData() {
  const sizes: number[] = [];
  const counted = database.queries.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      sizes.push(result.rows.length);
      return result;
    },
  });
  const transact = <Result>(work: (stores: Stores) => Promise<Result>) =>
    counted.transaction().execute((transaction) => work(createStores(transaction, createSeal(['test']))));
  return { sizes, personalData: createPersonalData(counted), transact };
}

async function rowsOf<Row>(pages: AsyncIterable<readonly Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const page of pages) rows.push(...page);
  return rows;
}

test('very many orders of one customer are exported, and then erased, without ever being in memory together', async () => {
  const reading = countedData();
  const exported = await createExportAccount({ personalData: reading.personalData, clock })(anna);
  const orders = await rowsOf(exported.orders);
  const messages = await rowsOf(exported.messages);
  expect(Math.max(...reading.sizes)).toBe(PAGE_SIZE);
  expect(new Set(orders.map(({ order }) => order.id)).size).toBe(MANY + 3);
  expect(orders).toHaveLength(MANY + 3);
  const places = orders.map(({ order }) => order.createdAt.toISOString() + order.id);
  expect(places).toEqual(places.toSorted().reverse());
  const isWhole = ({ order, history, cards }: (typeof orders)[number]) =>
    order.items.length === 1 && history.length === 1 && cards.length === 1 && cards[0]?.orderId === order.id;
  expect(orders.filter((one) => !isWhole(one))).toEqual([]);
  // The mail about the orders that another placed in her name went to her.
  expect(new Set(messages.map(({ id }) => id)).size).toBe(MANY + 3 + 2);
  expect(messages).toHaveLength(MANY + 3 + 2);

  const erasing = countedData();
  const deps = { transact: erasing.transact, clock, makeClaim: () => undefined };
  await createDeleteAccount(deps)(anna);
  const eraseRest = createEraseClosedAccounts(deps);
  while ((await database.queries.selectFrom('users').select('id').where('id', '=', anna.userId).execute()).length > 0)
    await eraseRest();
  expect(Math.max(...erasing.sizes)).toBe(PAGE_SIZE);
  const named = await database.queries.selectFrom('orders').select('user_id').where('customer_name', 'is not', null).execute();
  expect(named).toEqual([{ user_id: boris.userId }, { user_id: boris.userId }]);
  expect(await database.queries.selectFrom('messages').select('id').execute()).toEqual([]);
});

const changeEmail = ({ userId }: UserCaller, email: string) =>
  database.queries.updateTable('users').set({ email }).where('id', '=', userId).execute();
const lettersOf = async (user: UserCaller) =>
  rowsOf((await createExportAccount({ personalData: countedData().personalData, clock })(user)).messages);

test('a message to an e-mail that its user gave up and took again is exported once', async () => {
  const vera = await addUser('vera@example.com');
  await addOrders(1, { userId: vera.userId, email: 'vera@example.com' });
  await changeEmail(vera, 'vera@example.org');
  await addOrders(1, { userId: vera.userId, email: 'vera@example.org' });
  await changeEmail(vera, 'vera@example.com');
  expect((await lettersOf(vera)).map(({ to }) => to).sort()).toEqual(['vera@example.com', 'vera@example.org']);
});

test('a message stays with whoever had its e-mail then, whether the next holder exports, gives the e-mail up too or is erased', async () => {
  const former = await addUser('shared@example.com');
  await addOrders(1, { userId: former.userId, email: 'shared@example.com' });
  await changeEmail(former, 'former@example.com');
  const next = await addUser('shared@example.com');
  await addOrders(2, { userId: next.userId, email: 'shared@example.com' });
  expect(await lettersOf(next)).toHaveLength(2);
  await changeEmail(next, 'next@example.com');
  expect([(await lettersOf(former)).length, (await lettersOf(next)).length]).toEqual([1, 2]);
  const addressee = { id: next.userId, email: 'shared@example.com', phone: null };
  expect(await countedData().personalData.messages.eraseTo(addressee, now, PAGE_SIZE)).toBe(2);
  expect(await lettersOf(former)).toHaveLength(1);
});

test('the erasure of orders reads no deliveries of webhooks but their own', async () => {
  await addOrders(1, { userId: null, email: 'olga@example.com' });
  const ofOlga = database.queries
    .updateTable('orders')
    .set({ event_version: 1 })
    .where('customer_email', '=', 'olga@example.com');
  const ids = (await ofOlga.returning('id').execute()).map(({ id }) => id);
  await database.queries.transaction().execute(async (transaction) => {
    const readings = sql`select pg_stat_get_xact_numscans('webhook_deliveries'::regclass) as of_whole_table`;
    const { rows: before } = await readings.execute(transaction);
    // Else the planner would not use an index for a table as small as that of a test.
    await sql`set local enable_seqscan = off`.execute(transaction);
    await createPersonalData(transaction as Queries).orders.erase(ids, now);
    expect((await readings.execute(transaction)).rows).toEqual(before);
  });
});

test('messages that were stored before they had links find what they speak of', async () => {
  const order = randomUUID();
  const question = randomUUID();
  const other = randomUUID();
  const queries = database.queries;
  for (const statement of ['drop index idempotency_keys_result', 'alter table messages drop column about'])
    await sql.raw(statement).execute(queries);
  const add = (text: string) =>
    sql`insert into messages (id, channel, recipient, subject, text, html, language)
      values (gen_random_uuid(), 'email', 'somebody@example.com', '', ${text}, '', 'ru')`.execute(queries);
  await add(`Спасибо!\n\nЗаказ и его состояние: https://shop.example/ru/order/${order}\n\nПисьмо отправлено автоматически.`);
  await add(
    `Имя: Анна\nВопрос: Что с https://shop.example/ru/order/${other}?\n\nОтветить нужно по-русски. Номер заявки: ${question}`,
  );
  await add(`Name: Ann\nQuestion: Request number: ${other}\n\nTo be answered in English. Request number: ${question}`);
  await add(`Теперь в кабинет входят с адресом a***@e***.com. ${other}`);
  await HISTORY.find(({ name }) => name === '008-message-links')?.run(queries);
  const { rows } = await sql`select about from messages where recipient = 'somebody@example.com' order by text`.execute(queries);
  expect(rows).toEqual([{ about: question }, { about: question }, { about: order }, { about: null }]);
});

test('an account that is closed has no name, so that readers name it by its id', async () => {
  const [left, staying] = [await addUser('left@example.com'), await addUser('staying@example.com')];
  const ids = [left.userId, staying.userId];
  await database.queries.updateTable('users').set({ closed_at: now, email: null }).where('id', '=', left.userId).execute();
  expect(await namesOf(database.queries, ids)).toEqual(new Map([[staying.userId, 'staying@example.com']]));
});
