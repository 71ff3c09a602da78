import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, inject, test } from 'vitest';
import type { ServerProcess } from '../support/server-process.ts';
import { startTwoShops } from './two-shops.ts';

const CLIENTS = inject('crowd') === 'full' ? 400 : 60;
const REQUEST = 'GET /api/services HTTP/1.1\r\nHost: localhost\r\n\r\n';

test('what was sent before SIGTERM is served, on connections that are open and on new ones, while another instance goes on', async () => {
  const { shops, end } = await startTwoShops({ RATE_LIMITS: 'off' });
  const [server, other] = shops;
  const used = await openSockets(server, CLIENTS);
  for (const socket of used) await answerOf(socket);
  const unused = await openSockets(server, CLIENTS);

  const answers = [...used, ...unused].map(answerOf);
  const exited = server.stop('SIGTERM');

  expect(new Set(await Promise.all(answers))).toEqual(new Set(['HTTP/1.1 200 OK']));
  for (const socket of [...used, ...unused]) socket.destroy();
  expect(await exited).toEqual({ code: 0, signal: null });
  expect((await fetch(`${other.url}/api/health/ready`)).status).toBe(200);
  await end();
});

async function openSockets({ url }: ServerProcess, count: number): Promise<Socket[]> {
  const sockets = Array.from({ length: count }, () => connect(Number(new URL(url).port), '127.0.0.1'));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  return sockets;
}

/** Sends a request and reads its answer to the end. Returns the first line; empty when the connection was cut before the end. */
function answerOf(socket: Socket): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  let text = '';
  const read = (chunk: Buffer) => {
    text += chunk;
    const [head = '', body = ''] = text.split('\r\n\r\n', 2);
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Number.POSITIVE_INFINITY);
    if (Buffer.byteLength(body) >= length) done(head.split('\r\n', 1)[0] ?? '');
  };
  const cut = () => done('');
  function done(line: string) {
    socket.off('data', read).off('close', cut).off('error', cut);
    resolve(line);
  }
  socket.on('data', read).on('close', cut).on('error', cut);
  socket.write(REQUEST);
  return promise;
}
