import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { post } from '../support/customers.ts';
import { runSql } from '../support/sql.ts';
import { startTwoShops, type TwoShops } from './two-shops.ts';

const isFull = inject('crowd') === 'full';
const OPEN = isFull ? 20_000 : 600;
/** The oldest was opened so long ago. In full most are checked at the longest interval, 45 seconds, which begins after four minutes. */
const AGE = isFull ? '15 minutes' : '1 minute';
/** So many of them are paid. */
const PAID = 20;

let two: TwoShops;
beforeAll(async () => {
  two = await startTwoShops({ RATE_LIMITS: 'off' });
});
afterAll(() => two.end());

const sql = <Row extends object>(statement: string) => runSql<Row>(two.databaseUrl, statement);

test(`money with every browser closed is seen${isFull ? ' within a minute' : ''} among ${OPEN} open payments`, async () => {
  await openPayments(OPEN);
  const paid = await sql<{ id: string }>(`select id from payments order by random() limit ${PAID}`);
  const start = performance.now();
  for (const [index, { id }] of paid.entries()) await pay(two.shops[index % 2 === 0 ? 0 : 1].url, id);

  const ids = paid.map(({ id }) => `'${id}'`).join();
  const seen = async () => {
    const [row] = await sql<{ count: number }>(
      `select count(*)::int from payments join orders on orders.id = order_id
        where payments.id in (${ids}) and state = 'completed' and status = 'paid'`,
    );
    return row?.count;
  };
  await expect.poll(seen, { timeout: 300_000, interval: 250 }).toBe(PAID);
  const seconds = (performance.now() - start) / 1000;
  if (!isFull) return;
  await report(seconds);
  expect(seconds).toBeLessThan(60);
});

/** Payments whose browsers were closed, opened lately, all due for a check. */
async function openPayments(count: number): Promise<void> {
  await sql(`
    with made as (
      select gen_random_uuid() as id, gen_random_uuid() as order_id, now() - random() * interval '${AGE}' as at
        from generate_series(1, ${count})
    ), placed as (
      insert into orders (id, status, created_at, language, payment_method, total_cents, special_instructions)
        select order_id, 'pending', at, 'en', 'crypto', 30000, '' from made
    ), known as (
      insert into sandbox_payments (id, coin, address, expected, expires_at)
        select id, 'BTC', id, 500000, at + interval '1 hour' from made
    )
    insert into payments (id, order_id, coin, gateway, amount_usd_cents, state, created_at, gateway_payment_id, address, expected,
        expires_at, next_check_at)
      select id, order_id, 'BTC', 'sandbox', 30000, 'waiting', at, id, id, 500000, at + interval '1 hour', now() from made`);
}

async function report(seconds: number): Promise<void> {
  const [unasked] = await sql<{ count: number }>(`select count(*)::int from payments where checked_at is null`);
  process.stdout.write(
    `${OPEN} open payments: ${PAID} paid ones were seen within ${seconds.toFixed(1)} s; not asked yet ${unasked?.count}\n`,
  );
}

async function pay(url: string, id: string): Promise<void> {
  const answer = await post(`${url}/api/sandbox/crypto/payments/${id}/transfers`, { notify: false });
  expect(answer.status).toBe(201);
}
