import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { countByState, readDelays } from '../../src/adapters/postgres/operations/figures.ts';
import { freePort } from '../support/free-port.ts';
import { openShop, testClock } from '../support/shop.ts';
import { paidOrder, stepsOf } from './steps/purchase.ts';

const { clock, now, pass } = testClock();
const port = await freePort();
const metricsPort = await freePort();
/** A shop whose jobs and letters run only when a test says so. */
const shop = await openShop({ overrides: { clock } });
/** A shop that listens, with its numbers on a port of their own. */
const watched = await openShop({ env: { PORT: `${port}`, METRICS_PORT: `${metricsPort}` }, overrides: { clock } });
beforeAll(() => watched.start());

const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${metricsPort}${path}`, init);

/** The lines of the page about the shop, of which none is older than a minute. */
async function readPage(): Promise<string[]> {
  pass(60);
  return (await (await ask('/metrics')).text()).split('\n').filter((line) => line.startsWith('shop_'));
}

/** The series with such names that rose while something was done, and by how much. */
async function increases(names: RegExp, act: () => Promise<unknown>): Promise<Record<string, number>> {
  const read = async () => new Map((await readPage()).map((line) => [line.replace(/ \S+$/, ''), Number(line.match(/\S+$/))]));
  const before = await read();
  await act();
  const rose = [...(await read())].map(([name, value]) => [name, value - (before.get(name) ?? 0)] as const);
  return Object.fromEntries(rose.filter(([name, by]) => names.test(name) && by > 0));
}

test('the numbers stand on their own port and nowhere else, and this port serves nothing else', async () => {
  const page = await ask('/metrics?format=text');
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(await page.text()).toContain('process_resident_memory_bytes');
  expect((await ask('/metrics', { method: 'HEAD' })).status).toBe(200);
  expect((await ask('/metrics', { method: 'POST', body: 'anything' })).status).toBe(405);
  for (const path of ['/', '/api/services', '/metrics/', '//metrics']) expect((await ask(path)).status).toBe(404);

  const onTheShop = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(onTheShop.status).toBe(404);
  expect(await onTheShop.text()).not.toContain('shop_requests_total');
  expect((await watched.request({ url: '/api/metrics' })).statusCode).toBe(404);
});

test('requests are counted by operation and status, those of a page too, and the page of numbers knows nobody', async () => {
  const { placeOrder, readOrder, post } = stepsOf(watched);
  const unknown = crypto.randomUUID();
  let id = '';
  const rose = await increases(/^shop_requests_total/, async () => {
    ({ id } = await placeOrder({ customerEmail: 'canary@example.com' }));
    await readOrder(id);
    await readOrder(id);
    await watched.request({ url: `/api/orders/${unknown}` });
    await post('/api/auth/request-login', { contact: 'canary@example.com' });
    const foreign = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    expect((await post('/api/orders', {}, foreign)).statusCode).toBe(403);
    await fetch(`http://127.0.0.1:${port}/en/order/${id}?email=canary%40example.com`);
  });
  expect(rose).toEqual({
    'shop_requests_total{operation="createOrder",status="201"}': 1,
    'shop_requests_total{operation="createOrder",status="403"}': 1,
    'shop_requests_total{operation="getOrder",status="200"}': 3,
    'shop_requests_total{operation="getOrder",status="404"}': 1,
    'shop_requests_total{operation="requestLogin",status="200"}': 1,
    'shop_requests_total{operation="page",status="200"}': 1,
  });
  const page = (await readPage()).join('\n');
  for (const personal of ['canary', 'example.com', id, unknown]) expect(page).not.toContain(personal);
});

test('a crowd of invented addresses and methods adds no line', async () => {
  // Counts of the database are not meant: a page lacks them when the database does not answer in time.
  const readRequests = async () => (await readPage()).filter((line) => line.startsWith('shop_request'));
  const visit = async (name: string) => {
    await watched.request({ url: `/api/${name}` });
    await watched.request({ url: `/en/${name}` });
    await watched.request({ url: `/assets/${name}.js` });
    await watched.request({ method: 'DELETE', url: `/api/services?${name}` });
    await watched.request({ url: `/api/orders/${name}` });
  };
  await visit('first');
  const before = await readRequests();
  for (let number = 0; number < 10; number++) await visit(`name-${number}`);
  expect(await readRequests()).toHaveLength(before.length);
});

test('orders and payments are counted by state, calls of the gateway by how they ended, and counted anew after a minute', async () => {
  const lines = ['shop_database_up 1', 'shop_orders{state="ready"} 0', 'shop_payments{state="expired"} 0'];
  expect(await readPage()).toEqual(expect.arrayContaining(lines));
  const rose = await increases(/^shop_(orders|payments)\{|call="open"/, async () => {
    await stepsOf(watched).begin();
    await paidOrder(watched);
  });
  expect(rose).toEqual({
    'shop_orders{state="pending"}': 1,
    'shop_orders{state="paid"}': 1,
    'shop_payments{state="waiting"}': 1,
    'shop_gateway_calls_total{gateway="sandbox",call="open",outcome="answered"}': 1,
  });
});

test('the numbers tell the age of the oldest unchecked payment, late jobs and messages that were given up', async () => {
  const delays = () => readDelays(shop.database.queries, clock(), ['expire orders']);
  expect(await delays()).toMatchObject({ checkOverdueSeconds: 0, failedAttempts: {}, overdueSeconds: {} });

  await stepsOf(shop).begin();
  pass(310);
  const { checkOverdueSeconds } = await delays();
  expect(checkOverdueSeconds).toBeGreaterThan(290);
  expect(checkOverdueSeconds).toBeLessThanOrEqual(310);
  await shop.sweep();
  expect((await delays()).checkOverdueSeconds).toBe(0);

  while ((await shop.runJobs()) > 0);
  expect(await delays()).toMatchObject({ failedAttempts: { 'expire orders': 0 }, overdueSeconds: { 'expire orders': 0 } });
  pass(100);
  expect(await delays()).toMatchObject({ overdueSeconds: { 'expire orders': 40 } });
  const queries = shop.database.queries;
  await queries.updateTable('jobs').set({ attempts: 3, failure: '57P01' }).where('name', '=', 'expire orders').execute();
  await queries
    .updateTable('messages')
    .set({ state: 'dead', next_attempt_at: null, failed_at: new Date(now()) })
    .execute();
  expect(await delays()).toMatchObject({ failedAttempts: { 'expire orders': 3 }, messages: { waiting: 0 } });
  expect((await delays()).messages.dead).toBeGreaterThan(0);
});

test('the numbers tell for how long money, refunds, mail and the duties of operators have waited', async () => {
  const delays = () => readDelays(shop.database.queries, clock(), ['expire orders']);
  const { database } = shop;
  const began = (await delays()).dutySeconds;
  expect(began.backup).toBe(began['verify-ledger']);
  await database.transact(({ marks }) => marks.set('backup'));
  const queries = database.queries;
  await queries
    .updateTable('marks')
    .set({ at: new Date(now() - 90_000) })
    .where('name', '=', 'backup')
    .execute();
  expect((await delays()).dutySeconds.backup).toBeCloseTo(90, 0);

  expect((await delays()).personSeconds).toEqual({ review: 0, refund_ask: 0, refund: 0 });
  const { order } = await stepsOf(shop).begin();
  const since = new Date(now() - 7_200_000);
  await queries
    .updateTable('payments')
    .set({ reviews: ['surplus'], created_at: since })
    .where('order_id', '=', order.id)
    .execute();
  expect((await delays()).personSeconds.review).toBeCloseTo(7200, 0);
  await queries
    .insertInto('refund_asks')
    .values({ id: crypto.randomUUID(), order_id: order.id, asked_at: since, state: 'open' })
    .execute();
  expect((await delays()).personSeconds.refund_ask).toBeCloseTo(7200, 0);
  await queries.deleteFrom('refund_asks').execute();
  await queries.updateTable('payments').set({ reviews: [] }).where('order_id', '=', order.id).execute();

  await shop.deliver();
  expect((await delays()).queueSeconds).toEqual({ messages: 0, webhooks: 0 });
  await paidOrder(shop);
  pass(400);
  await queries
    .updateTable('messages')
    .set({ created_at: new Date(now() - 400_000) })
    .execute();
  expect((await delays()).queueSeconds.messages).toBeGreaterThan(390);
});

test('long tables are counted by the estimate of PostgreSQL, and exactly while there is none', async () => {
  const queries = shop.database.queries;
  for (let count = 0; count < 5; count++) await stepsOf(shop).placeOrder();
  const exact = (await countByState(queries)).orders;
  expect(exact.pending).toBeGreaterThanOrEqual(5);
  expect((await countByState(queries, 2)).orders).toEqual(exact);
  await sql`analyze orders`.execute(queries);
  expect((await countByState(queries, 2)).orders.pending).toBe(exact.pending);
  expect((await countByState(queries, 2)).orders.completed).toBe(0);
});
