import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, test } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { startBehindGate, untilReady } from '../support/gated-server.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { runSql } from '../support/sql.ts';
import type { GateState } from '../support/tcp-gate.ts';
import { sendOrder, writeUntilRefused } from '../support/writers.ts';

const cuts: { cut: GateState; words: string }[] = [
  { cut: 'shut', words: 'PostgreSQL closes every connection' },
  { cut: 'silent', words: 'the network loses every byte to PostgreSQL' },
];

test.each(cuts)('while $words the server is alive, answers 503, counts that, and recovers without a restart', async ({ cut }) => {
  const port = await freePort();
  const { server, gate, end } = await startBehindGate({ METRICS_PORT: `${port}` });
  expect(await statuses(server)).toEqual({ ready: 200, order: 404, live: 200 });

  gate.set(cut);
  expect(await statuses(server)).toEqual({ ready: 503, order: 503, live: 200 });
  const numbers = await fetch(`http://127.0.0.1:${port}/metrics`).then((answer) => answer.text());
  expect(numbers).toContain('shop_database_up 0');
  expect(numbers).toContain('shop_requests_total{operation="getOrder",status="503"} 1');
  expect(numbers).not.toContain('shop_orders{');

  gate.set('open');
  await untilReady(server);
  expect(await statuses(server)).toEqual({ ready: 200, order: 404, live: 200 });
  await end();
});

test('a server is not ready while somebody locks the orders', async () => {
  const { server, databaseUrl, end } = await startBehindGate();
  await untilReady(server);
  const keeper = new pg.Client({ connectionString: databaseUrl });
  await keeper.connect();
  await keeper.query('begin; lock table orders in exclusive mode');
  await expect.poll(() => statusOf(server, '/api/health/ready'), { timeout: 60_000 }).toBe(503);
  await keeper.query('rollback');
  await keeper.end();
  await untilReady(server);
  await end();
});

test('an outage is one line a second of the log, with the number of failures that it does not tell', async () => {
  const { server, gate, end } = await startBehindGate();
  await untilReady(server);
  gate.set('shut');
  for (let times = 0; times < 3; times++) expect(await crowd(server, 100)).toEqual({ 503: 100 });
  // Several tasks fail in each second, and the one that is told is whichever failed first.
  const told = server.output().length;
  await expect.poll(() => server.output().slice(told), { timeout: 60_000 }).toMatch(/"job":".*"unlogged"/);
  gate.set('open');
  await untilReady(server);
  await end();
  const outages = server
    .output()
    .split('\n')
    .filter((line) => line.includes('"unlogged"'))
    .map((line) => JSON.parse(line) as { time: number; unlogged: number });
  // Of 300 requests: those of the last second would be told in the next line.
  expect(outages.reduce((sum, { unlogged }) => sum + unlogged, outages.length)).toBeGreaterThan(200);
  for (const [index, { time }] of outages.entries()) expect(time - (outages[index - 1]?.time ?? 0)).toBeGreaterThanOrEqual(999);
  expect(
    server
      .output()
      .split('\n')
      .filter((line) => /"level":[45]0/.test(line) && !line.includes('"unlogged"')),
  ).toEqual([]);
});

test('when the network delivers what it held back, every order exists once, with its items and under the id that its customer knows', async () => {
  const { server, gate, databaseUrl, end } = await startBehindGate({ RATE_LIMITS: 'off' });
  const ledger = { sent: new Set<string>(), acknowledged: new Map<string, string>() };
  const onOrder = (count: number) => count === 20 && gate.set('held');
  expect(new Set(await writeUntilRefused(server.url, { customers: 20, ledger, onOrder }))).toEqual(new Set([503]));

  gate.set('open');
  await untilReady(server);
  expect(await crowd(server, 10)).toEqual({ 201: 5, 404: 5 });
  const idsOf = async (statement: string) => (await runSql<{ id: string }>(databaseUrl, statement)).map(({ id }) => id);
  expect(await idsOf('select id from orders where not exists (select from order_items where order_id = orders.id)')).toEqual([]);
  const kept = await idsOf('select id from orders');
  expect([...ledger.acknowledged.values()].filter((id) => !kept.includes(id))).toEqual([]);
  // Customers without an answer retry under the same key: they get the order whose answer was lost, and no second order.
  for (const key of ledger.sent) await sendOrder(server.url, key);
  expect(await idsOf('select id from orders')).toHaveLength(ledger.sent.size + 5);
  await end();
});

/** Half of the customers place an order while the others read an unknown order. Returns the number of answers by status. */
async function crowd(server: ServerProcess, customers = 60): Promise<Record<number, number>> {
  const all = await Promise.all(
    Array.from({ length: customers }, async (_, index) =>
      index % 2 ? (await sendOrder(server.url)).status : statusOf(server, `/api/orders/${randomUUID()}`),
    ),
  );
  return Object.fromEntries([...new Set(all)].sort().map((status) => [status, all.filter((one) => one === status).length]));
}

test.each(cuts)(
  'while $words many requests at once are refused, home page and catalogue are served; afterwards everything works again',
  async ({ cut }) => {
    const { server, gate, end } = await startBehindGate({ RATE_LIMITS: 'off' });
    gate.set(cut);
    expect(await crowd(server)).toEqual({ 503: 60 });
    expect([await statusOf(server, '/'), await statusOf(server, '/api/services')]).toEqual([200, 200]);

    gate.set('open');
    await untilReady(server);
    expect(await crowd(server, 10)).toEqual({ 201: 5, 404: 5 });
    await end();
  },
);

test('while every connection waits for a lock, orders are refused and pages are served; afterwards everything works again', async () => {
  const { server, databaseUrl, end } = await startBehindGate({ RATE_LIMITS: 'off' });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('begin; lock table orders in access exclusive mode');
  const refused = crowd(server);
  expect([
    await statusOf(server, '/api/services'),
    await statusOf(server, '/en'),
    await statusOf(server, '/api/health/live'),
  ]).toEqual([200, 200, 200]);
  expect(await refused).toEqual({ 503: 60 });

  await client.query('commit');
  await client.end();
  await untilReady(server);
  expect(await crowd(server, 10)).toEqual({ 201: 5, 404: 5 });
  await end();
});

test('while each answer of PostgreSQL takes half a second, each request is served or refused, some are served, and no lock remains', async () => {
  const { server, gate, databaseUrl, end } = await startBehindGate({ RATE_LIMITS: 'off' });
  gate.set('slow');
  const { 503: refused = 0, 404: missing = 0, 201: placed = 0, ...others } = await crowd(server);
  expect([others, refused + missing + placed]).toEqual([{}, 60]);
  expect(missing + placed).toBeGreaterThan(0);

  gate.set('open');
  await untilReady(server);
  expect(await crowd(server, 10)).toEqual({ 201: 5, 404: 5 });
  const [orders] = await runSql<{ count: number }>(databaseUrl, 'select count(*)::int as count from orders');
  expect(orders?.count).toBe(placed + 5);
  await end();
});

async function statuses(server: ServerProcess) {
  const [ready, order, live] = await Promise.all([
    statusOf(server, '/api/health/ready'),
    statusOf(server, '/api/orders/6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e'),
    statusOf(server, '/api/health/live'),
  ]);
  return { ready, order, live };
}

async function statusOf(server: ServerProcess, path: string): Promise<number> {
  const response = await fetch(server.url + path);
  await response.text();
  return response.status;
}
