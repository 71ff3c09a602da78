import { expect, test } from 'vitest';
import { emptyDatabase } from '../support/fresh-database.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { type GateState, openGate, type TcpGate } from '../support/tcp-gate.ts';

const cuts: { cut: GateState; words: string }[] = [
  { cut: 'shut', words: 'PostgreSQL hangs up' },
  { cut: 'silent', words: 'the network swallows every byte to PostgreSQL' },
];

test.each(cuts)('while $words the server is alive, answers 503, and recovers without a restart', async ({ cut }) => {
  const { server, gate, end } = await startBehindGate();
  expect(await statuses(server)).toEqual({ ready: 200, order: 404, live: 200 });

  gate.set(cut);
  expect(await statuses(server)).toEqual({ ready: 503, order: 503, live: 200 });

  gate.set('open');
  await untilReady(server);
  expect(await statuses(server)).toEqual({ ready: 200, order: 404, live: 200 });
  await end();
});

test('the catalogue and the home page are still served while PostgreSQL is away', async () => {
  const { server, gate, end } = await startBehindGate();
  const read = async () => [await statusOf(server, '/'), await statusOf(server, '/api/services')];
  expect(await read()).toEqual([200, 200]);
  gate.set('shut');
  expect(await read()).toEqual([200, 200]);
  await end();
});

async function startBehindGate(): Promise<{ server: ServerProcess; gate: TcpGate; end: () => Promise<void> }> {
  const database = await emptyDatabase('postgres');
  const url = new URL(database.env.DATABASE_URL ?? '');
  const gate = await openGate(url.hostname, Number(url.port));
  url.hostname = '127.0.0.1';
  url.port = String(gate.port);
  const server = await startServer({ ...database.env, DATABASE_URL: url.href });
  const end = async () => {
    gate.set('open');
    expect((await server.stop()).code).toBe(0);
    gate.close();
    await database.drop();
  };
  return { server, gate, end };
}

async function statuses(server: ServerProcess) {
  const [ready, order, live] = await Promise.all([
    statusOf(server, '/api/health/ready'),
    statusOf(server, '/api/orders/6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e'),
    statusOf(server, '/api/health/live'),
  ]);
  return { ready, order, live };
}

/** Asks until the server says that it is ready: connections that the pool lost are found out one by one. */
async function untilReady(server: ServerProcess): Promise<void> {
  if ((await statusOf(server, '/api/health/ready')) !== 200) await untilReady(server);
}

async function statusOf(server: ServerProcess, path: string): Promise<number> {
  const response = await fetch(server.url + path);
  await response.text();
  return response.status;
}
