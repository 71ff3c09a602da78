import { randomUUID } from 'node:crypto';
import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrations } from '../database.ts';
import { entities } from '../entities.ts';

/** A database of its own takes its time on a busy machine. */
const LONG = 60_000;

let orm: MikroORM;
beforeAll(async () => {
  orm = await MikroORM.init({
    entities,
    extensions: [Migrator],
    migrations: { migrationsList: migrations, snapshot: false, tableName: 'migrations' },
    dbName: 'memory://',
    logger: () => undefined,
  });
  await orm.migrator.up({ to: '2026-11-20-customers-data' });
}, LONG);
afterAll(() => orm.close(true));

const run = (statement: string, values: unknown[] = []) => orm.em.fork().execute<Record<string, unknown>[]>(statement, values);
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

test('what was paid before stays paid once, and what waited for a person still waits', { timeout: LONG }, async () => {
  const byCard = await paidOrder(null, null);
  await paidOrder(randomUUID(), null);
  const wrong = await paidOrder(randomUUID(), 'wrong_asset');
  await orm.migrator.up();

  const cards = await run('select order_id, gateway, amount_usd_cents::int as cents, reviews from card_payments');
  expect(cards).toEqual([{ order_id: byCard, gateway: 'link', cents: 30_000, reviews: [] }]);
  const waiting = await run("select order_id, reviews from payments where reviews <> '{}'");
  expect(waiting).toEqual([{ order_id: wrong, reviews: ['wrong_asset'] }]);
});
