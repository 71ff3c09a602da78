import { expect, onTestFinished, test } from 'vitest';
import { readFigures } from '../../src/adapters/postgres/figures.ts';
import { freePort } from '../support/free-port.ts';
import { startShop, testClock } from '../support/shop.ts';
import { paidOrder, stepsOf } from './steps/purchase.ts';

/** A shop that listens, with its numbers on a port of their own, and a clock that stands still. */
async function startWatched() {
  const { clock, pass } = testClock();
  const [port, metricsPort] = [await freePort(), await freePort()];
  const env = { PORT: `${port}`, METRICS_PORT: `${metricsPort}` };
  const shop = await startShop({ env, overrides: { clock } });
  onTestFinished(shop.close);
  await shop.start();
  const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${metricsPort}${path}`, init);
  const numbers = async () => (await ask('/metrics')).text();
  return { shop, port, ask, numbers, pass };
}

const seriesOf = (page: string) => page.split('\n').filter((line) => line.startsWith('shop_request'));

test('the numbers stand on their own port and nowhere else, and nothing else stands there', async () => {
  const { shop, port, ask } = await startWatched();
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
  expect((await shop.request({ url: '/api/metrics' })).statusCode).toBe(404);
});

test('requests are counted by operation and status, and the page knows neither addresses nor people', async () => {
  const { shop, port, numbers } = await startWatched();
  const { placeOrder, readOrder, post } = stepsOf(shop);
  const { id } = await placeOrder({ customerEmail: 'canary@example.com' });
  await readOrder(id);
  await readOrder(id);
  const unknown = crypto.randomUUID();
  await shop.request({ url: `/api/orders/${unknown}` });
  await post('/api/auth/request-login', { contact: 'canary@example.com' });
  const foreign = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
  expect((await post('/api/orders', {}, foreign)).statusCode).toBe(403);
  await fetch(`http://127.0.0.1:${port}/en/order/${id}?email=canary%40example.com`);

  const page = await numbers();
  for (const sample of [
    'shop_requests_total{operation="createOrder",status="201"} 1',
    'shop_requests_total{operation="createOrder",status="403"} 1',
    'shop_requests_total{operation="getOrder",status="200"} 2',
    'shop_requests_total{operation="getOrder",status="404"} 1',
    'shop_request_seconds_count{operation="getOrder"} 3',
    'shop_requests_total{operation="page",status="200"} 1',
  ])
    expect(page).toContain(sample);
  for (const personal of ['canary', 'example.com', id, unknown]) expect(page).not.toContain(personal);
});

test('a crowd of invented addresses and methods adds no line', async () => {
  const { shop, numbers } = await startWatched();
  const visit = async (name: string) => {
    await shop.request({ url: `/api/${name}` });
    await shop.request({ url: `/en/${name}` });
    await shop.request({ url: `/assets/${name}.js` });
    await shop.request({ method: 'DELETE', url: `/api/services?${name}` });
    await shop.request({ url: `/api/orders/${name}` });
  };
  await visit('first');
  const before = seriesOf(await numbers()).length;
  for (let number = 0; number < 30; number++) await visit(`name-${number}`);
  expect(seriesOf(await numbers())).toHaveLength(before);
});

test('orders and payments are counted by state, and read anew after ten seconds', async () => {
  const { shop, numbers, pass } = await startWatched();
  expect(await numbers()).toContain('shop_orders{state="pending"} 0');
  await stepsOf(shop).begin();
  await paidOrder(shop);
  expect(await numbers()).toContain('shop_orders{state="pending"} 0');
  pass(10);
  const page = await numbers();
  for (const sample of [
    'shop_database_up 1',
    'shop_orders{state="pending"} 1',
    'shop_orders{state="paid"} 1',
    'shop_orders{state="cancelled"} 0',
    'shop_payments{state="waiting"} 1',
    'shop_gateway_calls_total{gateway="sandbox",call="open",outcome="answered"} 1',
    'shop_gateway_calls_total{gateway="sandbox",call="open",outcome="failed"} 0',
  ])
    expect(page).toContain(sample);
});

test('the age of the oldest unchecked payment, late jobs and given-up messages are told', async () => {
  const { clock, now, pass } = testClock();
  const shop = await startShop({ overrides: { clock } });
  onTestFinished(shop.close);
  const figures = () => readFigures(shop.database.queries(), clock(), ['expire orders']);
  expect(await figures()).toMatchObject({ checkOverdueSeconds: 0, failedAttempts: {}, overdueSeconds: {} });

  await stepsOf(shop).begin();
  pass(310);
  const { checkOverdueSeconds } = await figures();
  expect(checkOverdueSeconds).toBeGreaterThan(290);
  expect(checkOverdueSeconds).toBeLessThanOrEqual(310);
  await shop.sweep();
  expect((await figures()).checkOverdueSeconds).toBe(0);

  while ((await shop.runJobs()) > 0);
  expect(await figures()).toMatchObject({ failedAttempts: { 'expire orders': 0 }, overdueSeconds: { 'expire orders': 0 } });
  pass(100);
  expect(await figures()).toMatchObject({ overdueSeconds: { 'expire orders': 40 } });
  const queries = shop.database.queries();
  await queries.updateTable('jobs').set({ attempts: 3, failure: '57P01' }).where('name', '=', 'expire orders').execute();
  await queries
    .updateTable('messages')
    .set({ state: 'dead', next_attempt_at: null, failed_at: new Date(now()).toISOString() })
    .execute();
  expect(await figures()).toMatchObject({ failedAttempts: { 'expire orders': 3 }, messages: { waiting: 0 } });
  expect((await figures()).messages.dead).toBeGreaterThan(0);
});
