import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { createWaitingMoneyReader } from '../../src/adapters/postgres/money/waiting-money.ts';
import { createOfficeReader } from '../../src/adapters/postgres/orders/office.ts';
import type { Queries } from '../../src/adapters/postgres/tables/entities.ts';
import { databaseOfFile } from './open-database.ts';

const database = await databaseOfFile();

/** More than the statements by which something is read. */
const MOMENTS = 40;

const at = new Date('2026-11-20T10:00:00Z');
const placed = { from: null, to: 'paid', at, actor: { kind: 'system' }, reason: '' } as const;

async function addOrder(): Promise<string> {
  const order = anOrder('paid', { id: randomUUID() });
  await database.transact(async ({ orders }) => orders.add({ ...order, number: await orders.nextNumber() }, placed));
  return order.id;
}

/** Queries in whose course something changes: once so many statements have been answered. */
function changingAfter(statements: number, change: () => Promise<unknown>): Queries {
  let answered = 0;
  return database.queries.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      answered += 1;
      if (answered === statements) await change();
      return result;
    },
  });
}

/** Reads something of an order with its version while the order changes, at each moment of the reading. Whoever reads the new version reads the change. */
async function readWhileChanged(
  add: () => Promise<string>,
  change: (order: string) => Promise<unknown>,
  read: (queries: Queries, order: string) => Promise<{ readonly isChanged: boolean; readonly version: number }>,
) {
  const unseen: number[] = [];
  for (let moment = 1; moment <= MOMENTS; moment++) {
    const order = await add();
    const { version: before } = await read(database.queries, order);
    const seen = await read(
      changingAfter(moment, () => change(order)),
      order,
    );
    if (seen.version > before && !seen.isChanged) unseen.push(moment);
  }
  return unseen;
}

test('nobody reads the version of a change of an order without the change', async () => {
  const change = (id: string) =>
    database.transact(({ orders }) => orders.saveStatus(anOrder('ready', { id }), { ...placed, from: 'paid', to: 'ready' }));
  const unseen = await readWhileChanged(addOrder, change, async (queries, id) => {
    const file = await createOfficeReader(queries).find(id);
    return { isChanged: file?.order.status === 'ready', version: file?.version ?? 0 };
  });
  expect(unseen).toEqual([]);
});

/** An order with a payment of the same id whose money waits for a person. */
async function addReview(): Promise<string> {
  const order = await addOrder();
  await sql`insert into payments
      (id, order_id, coin, gateway, gateway_payment_id, address, amount_usd_cents, expected, expires_at, state, created_at, reviews, received)
    values (${order}, ${order}, 'BTC', 'sandbox', ${order}, ${order}, 400, 4, now(), 'completed', now(), '{surplus}', 5)`.execute(
    database.queries,
  );
  return order;
}

test('nobody reads the version of money that has come without the money', async () => {
  const change = (order: string) =>
    sql`with money as (update payments set received = 7 where id = ${order})
      insert into ledger_heads (order_id, seq, hash) values (${order}, 1, '')`.execute(database.queries);
  const unseen = await readWhileChanged(addReview, change, async (queries, id) => {
    const story = await createWaitingMoneyReader(queries).find(id);
    return { isChanged: story?.waiting.kind === 'coin' && story.waiting.received === 7n, version: story?.version ?? 0 };
  });
  expect(unseen).toEqual([]);
});

test('a page of waiting money about which somebody decides meanwhile is as long as what goes on waiting', async () => {
  await sql`update payments set reviews = '{}'`.execute(database.queries);
  const [first, second] = [await addReview(), await addReview()];
  const decide = () => sql`update payments set reviews = '{}' where id = ${first}`.execute(database.queries);
  const { list } = createWaitingMoneyReader(changingAfter(1, decide));
  const page = await list({ limit: 1, after: undefined, sort: 'date', kind: undefined });
  expect(page.map(({ id }) => id)).toEqual([second]);
});
