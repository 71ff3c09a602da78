import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createRawServer } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import type { FindAddresses } from '../public-network/public-lookup.ts';
import { createPostWebhook } from './post-webhook.ts';

let arrived = 0;
const server = createServer((_, response) => {
  arrived++;
  response.writeHead(200, { 'retry-after': '7' }).end('ok');
}).listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => void server.close());
const { port } = server.address() as AddressInfo;

/** A name server that gives these addresses to every name. */
const giving =
  (...addresses: string[]): FindAddresses =>
  (_, __, found) =>
    found(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );

test('in the sandbox a receiver on the machine itself is reached', async () => {
  const post = createPostWebhook({ isLoopbackOpen: true });
  for (const host of ['127.0.0.1', 'localhost'])
    expect(await post(`http://${host}:${port}/`, {}, '{}')).toEqual({ status: 200, text: 'ok', retryAfterSeconds: 7 });
});

test.each([
  `http://127.0.0.1:${port}/`,
  // 127.0.0.1 as one number.
  `http://2130706433:${port}/`,
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://10.0.0.1/',
])('in production nothing is sent to %s, though a webhook may have this address from before', async (url) => {
  const before = arrived;
  await expect(createPostWebhook({ isLoopbackOpen: false })(url, {}, '{}')).rejects.toMatchObject({ failure: 'target' });
  expect(arrived).toBe(before);
});

test.each([
  ['leads inward', ['127.0.0.1']],
  ['leads outward and inward', ['1.1.1.1', '10.0.0.1']],
  ['leads to the address of the machine’s metadata', ['169.254.169.254']],
  ['leads inward by IPv6', ['::ffff:127.0.0.1']],
  ['leads nowhere', []],
])('nothing is sent to a public name that by now %s', async (_, addresses) => {
  for (const isLoopbackOpen of [true, false]) {
    const post = createPostWebhook({ isLoopbackOpen, find: giving(...addresses) });
    await expect(post('https://till.example.com/', {}, '{}')).rejects.toMatchObject({ failure: 'target' });
  }
});

test('a name on the machine itself that leads elsewhere gets nothing either', async () => {
  const post = createPostWebhook({ isLoopbackOpen: true, find: giving('10.0.0.1') });
  await expect(post(`http://localhost:${port}/`, {}, '{}')).rejects.toMatchObject({ failure: 'target' });
});

test('a receiver that is not there is unreachable', async () => {
  const post = createPostWebhook({ isLoopbackOpen: true });
  await expect(post('http://127.0.0.1:1/', {}, '{}')).rejects.toMatchObject({ failure: 'unreachable' });
});

test('a receiver that answers by another protocol has answered, and its connection is closed', async () => {
  const raw = createRawServer((socket) => {
    socket.once('data', () => socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: till\r\n\r\n'));
  }).listen(0, '127.0.0.1');
  await once(raw, 'listening');
  const post = createPostWebhook({ isLoopbackOpen: true, timeoutMs: 500 });
  const closed = once(raw, 'connection').then(([socket]) => once(socket.resume(), 'close'));
  const answer = await post(`http://127.0.0.1:${(raw.address() as AddressInfo).port}/`, {}, '{}');
  expect(answer).toEqual({ status: 101, text: '', retryAfterSeconds: null });
  await closed;
  raw.close();
});
