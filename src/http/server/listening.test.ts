import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { stopListening } from './listening.ts';

const CLIENTS = 60;
/** Clients of another thread, so that they send while the server is busy. */
const CLIENTS_THREAD = `
  const { connect } = require('node:net');
  const { parentPort, workerData: { port, clients } } = require('node:worker_threads');
  const answers = Array.from({ length: clients }, () => new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\\r\\nHost: shop\\r\\n\\r\\n'));
    socket.once('data', (data) => resolve(String(data).split('\\r\\n')[0])).once('close', () => resolve('cut')).once('error', () => {});
  }));
  Promise.all(answers).then((lines) => parentPort.postMessage(lines));
`;

test('a server that is slow to take connections stops after it has answered all that waited', async () => {
  const app = fastify({ forceCloseConnections: 'idle', return503OnClosing: false }).get('/', () => 'served');
  await app.listen({ host: '127.0.0.1', port: 0 });
  // All of them take twice as long as the server waits before it closes.
  app.server.on('connection', () => keepBusy(10));
  const { port } = app.server.address() as AddressInfo;
  const clients = new Worker(CLIENTS_THREAD, { eval: true, workerData: { port, clients: CLIENTS } });
  const answers = once(clients, 'message');
  await once(app.server, 'connection');

  await stopListening(app);
  const closed = app.close();

  expect(new Set((await answers)[0])).toEqual(new Set(['HTTP/1.1 200 OK']));
  await closed;
  await clients.terminate();
});

function keepBusy(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
