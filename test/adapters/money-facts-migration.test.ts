import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { emptyDatabase } from '../support/fresh-database.ts';
import { openOrm } from './open-orm.ts';

let opened: Awaited<ReturnType<typeof openOrm>>;
beforeAll(async () => {
  opened = await openOrm(await emptyDatabase(inject('databaseKind')));
  await opened.beginFormer('2026-11-20-customers-data');
});
afterAll(() => opened.drop());

const run = (statement: string, values: unknown[] = []) =>
  opened.orm.em.fork().execute<Record<string, unknown>[]>(statement, values);
const at = '2026-11-20T10:00:00Z';

async function paidOrder(paymentId: string | null, review: string | null): Promise<string> {
  const id = randomUUID();
  await run(
    `insert into orders (id, status, created_at, language, payment_method, total_cents, special_instructions)
      values (?, 'paid', ?, 'ru', 'crypto', 30000, '')`,
    [id, at],
  );
  if (paymentId)
    await run(
      `insert into payments (id, order_id, coin, gateway, amount_usd_cents, state, created_at, review)
        values (?, ?, 'BTC', 'sandbox', 30000, 'creating', ?, ?)`,
      [paymentId, id, at, review],
    );
  await run(
    `insert into ledger (order_id, payment_id, gateway, kind, at, data) values (?, ?, ?, 'order_paid', ?, '{"totalCents": 30000}')`,
    [id, paymentId, paymentId ? 'sandbox' : 'link', at],
  );
  return id;
}

test('an order that was paid before the migration is paid once after it, and a payment that waited for staff still waits', async () => {
  const byCard = await paidOrder(null, null);
  await paidOrder(randomUUID(), null);
  const wrong = await paidOrder(randomUUID(), 'wrong_asset');
  await opened.migrate();

  const cards = await run('select order_id, gateway, amount_usd_cents::int as cents, reviews from card_payments');
  expect(cards).toEqual([{ order_id: byCard, gateway: 'link', cents: 30_000, reviews: [] }]);
  const waiting = await run("select order_id, reviews from payments where reviews <> '{}'");
  expect(waiting).toEqual([{ order_id: wrong, reviews: ['wrong_asset'] }]);
});
