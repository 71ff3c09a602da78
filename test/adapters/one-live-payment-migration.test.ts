import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { emptyDatabase } from '../support/fresh-database.ts';
import { openOrm } from './open-orm.ts';

let opened: Awaited<ReturnType<typeof openOrm>>;
beforeAll(async () => {
  opened = await openOrm(await emptyDatabase(inject('databaseKind')));
  await opened.beginFormer('012-search');
});
afterAll(() => opened.drop());

const run = (statement: string, values: unknown[] = []) =>
  opened.orm.em.fork().execute<Record<string, unknown>[]>(statement, values);

/** Stores an order with its payments, oldest first, each as its state and what it has received. */
async function orderWith(status: string, ...payments: [state: string, received: number][]): Promise<string> {
  const order = randomUUID();
  await run(
    `insert into orders (id, status, created_at, language, payment_method, total_cents, special_instructions)
      values (?, ?, now(), 'ru', 'crypto', 30000, '')`,
    [order, status],
  );
  for (const [index, [state, received]] of payments.entries())
    await run(
      `insert into payments (id, order_id, coin, gateway, amount_usd_cents, state, created_at, gateway_payment_id, address, expected,
          expires_at, received)
        values (?, ?, 'BTC', 'sandbox', 30000, ?, now() + ? * interval '1 second', ?, 'bc1q', 100, now(), ?)`,
      [randomUUID(), order, state, index, randomUUID(), received],
    );
  return order;
}

const after = (order: string) => run('select state, reviews from payments where order_id = ? order by created_at', [order]);

test('of the payments that stand, the newest goes on asking for money, and those of paid orders are closed', async () => {
  const unpaid = await orderWith('pending', ['waiting', 0], ['partial', 40], ['cancelled', 0], ['waiting', 0]);
  const paid = await orderWith('paid', ['completed', 100], ['waiting', 0], ['partial', 40], ['expired', 0]);
  await opened.migrate();
  expect(await after(unpaid)).toEqual([
    { state: 'cancelled', reviews: [] },
    { state: 'cancelled', reviews: ['underpaid'] },
    { state: 'cancelled', reviews: [] },
    { state: 'waiting', reviews: [] },
  ]);
  expect(await after(paid)).toEqual([
    { state: 'completed', reviews: [] },
    { state: 'closed', reviews: [] },
    { state: 'closed', reviews: ['order_already_paid'] },
    { state: 'closed', reviews: [] },
  ]);
});
