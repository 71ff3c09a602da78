import { readFile } from 'node:fs/promises';
import { expect, inject, test } from 'vitest';
import { signInAt } from '../support/customers.ts';
import { runSql } from '../support/sql.ts';
import { startTwoShops } from './two-shops.ts';

const isFull = inject('crowd') === 'full';
const FOREIGN = { few: 300, small: 1200, full: 100_000 }[inject('crowd')];
const email = 'anna@example.com';

/** Orders that strangers placed as guests with the e-mail, each with an item, a line of history and a message. */
const placeForeign = `with
  placed as (
    insert into orders
      (id, status, created_at, language, customer_name, customer_email, payment_method, total_cents, special_instructions)
    select gen_random_uuid(), 'pending', now() - make_interval(secs => number), 'ru', 'Чужой', 'Anna@example.com', 'crypto', 30000, 'О здоровье'
    from generate_series(1, ${FOREIGN}) as number returning id, created_at),
  item as (insert into order_items (order_id, position, item_id, name, name_en, price_cents, quantity, weeks)
      select id, 0, 'ganesha', 'Ганеша', 'Ganesha', 30000, 1, 4 from placed),
  change as (insert into order_history (id, order_id, from_status, to_status, at, actor_kind, actor_id, reason)
      select gen_random_uuid(), id, null, 'pending', created_at, 'payer', null, 'placed' from placed)
  insert into messages (id, channel, recipient, subject, text, html, language, created_at, state, about)
    select gen_random_uuid(), 'email', 'Anna@example.com', '', '', '', 'ru', created_at, 'sent', id from placed`;

test(`${FOREIGN} orders of strangers in the name of a customer become the customer's, are listed and exported, and go with the account${isFull ? ', and slow nothing down' : ''}`, async () => {
  const { shops, databaseUrl, end } = await startTwoShops({ RATE_LIMITS: 'off' });
  const [one, other] = shops;
  await runSql(databaseUrl, placeForeign);
  await runSql(databaseUrl, 'analyze');
  const memoryBefore = await megabytes(one.pid, other.pid);
  const took: Record<string, number> = {};
  const timed = async <Result>(name: string, work: () => Promise<Result>) => {
    const start = performance.now();
    const result = await work();
    took[name] = Math.round(performance.now() - start);
    return result;
  };

  const cookie = await timed('sign-in', () => signInAt(one.url, email));
  const call = (path: string, method = 'GET', url = other.url) => fetch(`${url}${path}`, { method, headers: { cookie } });
  const list = async (path: string) => {
    const answer = await call(path);
    return { orders: (await answer.json()) as { id: string }[], next: /<(.+)>/.exec(answer.headers.get('link') ?? '')?.[1] };
  };
  await list('/api/orders');
  const first = await timed('list', () => list('/api/orders'));
  expect(first.orders).toHaveLength(50);
  const second = await list(first.next ?? '');
  expect(new Set([...first.orders, ...second.orders].map(({ id }) => id)).size).toBe(100);
  expect((await timed('paid list', () => list('/api/orders?paid=true'))).orders).toEqual([]);

  await timed('joined', () => untilCount(databaseUrl, 'select count(*) from orders where user_id is null', 0));
  await timed('list once joined', () => list('/api/orders'));
  const bytes = await timed('export', async () => countBytes(await call('/api/account/export')));
  // Each order takes at least so many bytes.
  expect(bytes).toBeGreaterThan(FOREIGN * 200);
  expect((await timed('deletion', () => call('/api/account', 'DELETE'))).status).toBe(204);
  expect((await call('/api/orders')).status).toBe(401);
  await timed('erased', () => untilCount(databaseUrl, 'select count(*) from users', 0));
  const left = 'select count(*) from orders where customer_name is not null or user_id is not null';
  await untilCount(databaseUrl, left, 0);
  await untilCount(databaseUrl, `select count(*) from messages where lower(recipient) = '${email}'`, 0);

  const memory = (await megabytes(one.pid, other.pid)) - memoryBefore;
  if (isFull) {
    console.log(`${FOREIGN} foreign orders, in ms:`, took, `memory of both instances: ${memory} MiB more`);
    expect(Math.max(took.list ?? 0, took['list once joined'] ?? 0)).toBeLessThan(500);
    expect(memory).toBeLessThan(400);
  }
  await end();
});

async function untilCount(databaseUrl: string, statement: string, count: number): Promise<void> {
  const read = async () => Number((await runSql<{ count: string }>(databaseUrl, statement))[0]?.count);
  await expect.poll(read, { timeout: 600_000, interval: 100 }).toBe(count);
}

async function countBytes({ body }: Response): Promise<number> {
  let bytes = 0;
  for await (const chunk of body ?? []) bytes += (chunk as Uint8Array).length;
  return bytes;
}

/** The memory that processes hold together, in MiB. */
async function megabytes(...pids: number[]): Promise<number> {
  const texts = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/status`, 'utf8')));
  return Math.round(texts.reduce((sum, text) => sum + Number(/VmRSS:\s+(\d+)/.exec(text)?.[1]), 0) / 1024);
}
