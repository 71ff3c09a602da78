import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { freshDatabase } from '../support/fresh-database.ts';
import { guestOrder } from '../support/orders.ts';
import { type Exit, type ServerProcess, startServer } from '../support/server-process.ts';
import { runSql } from '../support/sql.ts';
import { sendOrder, writeUntilRefused } from '../support/writers.ts';

test.each(['pglite', 'postgres'] as const)(
  'after SIGTERM the server finishes a running request and ends with 0 (%s)',
  async (kind) => {
    const database = await freshDatabase(kind);
    const server = await startServer({ SHOP_MODE: 'sandbox', RATE_LIMITS: 'off', ...database.env });
    const body = JSON.stringify(guestOrder);
    const request = await sendHead(server, body);

    const exited = server.stop('SIGTERM');
    await untilRefused(server);
    const answer = readAll(request);
    request.write(body);

    expect(await answer).toMatch(/HTTP\/1\.1 201 /);
    expect(await exited).toEqual({ code: 0, signal: null });
    await database.drop();
  },
);

test('a request whose headers were half sent at SIGTERM is answered, and its connection is closed', async () => {
  const database = await freshDatabase('postgres');
  const server = await startServer({ SHOP_MODE: 'sandbox', RATE_LIMITS: 'off', ...database.env });
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  // Both are sent in one chunk: when the first request is answered, the server has the beginning of the second.
  socket.write('GET /api/health/live HTTP/1.1\r\nHost: localhost\r\n\r\nGET /api/services HTTP/1.1\r\nHost: localhost\r\n');
  expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 200 /);

  const exited = server.stop('SIGTERM');
  await untilRefused(server);
  const answer = readAll(socket);
  socket.write('\r\n');

  expect(await answer).toMatch(/^HTTP\/1\.1 200 OK\r\n.*connection: close.*"ganesha"/is);
  expect(await exited).toEqual({ code: 0, signal: null });
  await database.drop();
});

test('SIGTERM under load ends with 0, and the next server has every acknowledged order once', async () => {
  const database = await freshDatabase('postgres');
  const env = { SHOP_MODE: 'sandbox', RATE_LIMITS: 'off', ...database.env };
  const server = await startServer(env);
  const ledger = { sent: new Set<string>(), acknowledged: new Map<string, string>() };
  let exited: Promise<Exit> | undefined;
  const refusals = await writeUntilRefused(server.url, {
    customers: 20,
    ledger,
    onOrder: (count) => {
      if (count === 60) exited = server.stop('SIGTERM');
    },
  });
  // Requests are refused with 503, or the connection is refused (0).
  expect(refusals.filter((status) => status !== 503 && status !== 0)).toEqual([]);
  expect(await exited).toEqual({ code: 0, signal: null });

  const next = await startServer(env);
  for (const key of ledger.sent) {
    const { status, id } = await sendOrder(next.url, key);
    expect([status, id]).toEqual([201, ledger.acknowledged.get(key) ?? id]);
  }
  expect((await next.stop()).code).toBe(0);
  const [orders] = await runSql<{ count: number }>(
    database.env.DATABASE_URL ?? '',
    'select count(*)::int as count from orders where exists (select from order_items where order_id = orders.id)',
  );
  expect(orders?.count).toBe(ledger.sent.size);
  await database.drop();
});

test('clients that never finish a request or never read an answer do not stop the server from ending with 0', async () => {
  const database = await freshDatabase('pglite');
  const server = await startServer({ SHOP_MODE: 'sandbox', RATE_LIMITS: 'off', ...database.env });
  const endless = await sendHead(server, JSON.stringify(guestOrder));
  const deaf = connect(Number(new URL(server.url).port), '127.0.0.1').pause();
  deaf.write('GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(500));
  for (const socket of [endless, deaf]) socket.on('error', () => socket.destroy());
  expect((await fetch(`${server.url}/api/health/live`)).status).toBe(200);

  expect(await server.stop('SIGTERM')).toEqual({ code: 0, signal: null });
  for (const socket of [endless, deaf]) socket.destroy();
  await database.drop();
});

/** Sends the headers of a request without its body. Resolves when the server answers `100 Continue`. */
async function sendHead(server: ServerProcess, body: string): Promise<Socket> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const head = ['POST /api/orders HTTP/1.1', `Host: localhost:${port}`, 'Content-Type: application/json', 'Expect: 100-continue'];
  socket.write(`${[...head, `Content-Length: ${Buffer.byteLength(body)}`].join('\r\n')}\r\n\r\n`);
  const [reply] = await once(socket, 'data');
  expect(String(reply)).toMatch(/^HTTP\/1\.1 100 Continue/);
  return socket;
}

/** Polls until the server refuses new requests. */
async function untilRefused(server: ServerProcess): Promise<void> {
  const status = () =>
    fetch(`${server.url}/api/health/live`).then(
      (response) => response.status,
      () => 503,
    );
  await expect.poll(status, { timeout: 60_000, interval: 20 }).toBe(503);
}

async function readAll(socket: Socket): Promise<string> {
  let text = '';
  for await (const chunk of socket) text += chunk;
  return text;
}
