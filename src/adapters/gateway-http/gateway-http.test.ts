import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ShopError } from '#kernel/errors.ts';
import { createTestClock } from '#kernel/testing/clock.ts';
import { createGatewayHttp } from './gateway-http.ts';

const KEY = 'a key that nobody may read';
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

let answer: RequestListener = (_, response) => response.end();
let calls = 0;
const server = createServer((request, response) => {
  calls += 1;
  answer(request, response);
});
let baseUrl = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const time = createTestClock();
const client = (timeoutMilliseconds = 5000) =>
  createGatewayHttp({ baseUrl, headers: { 'x-api-key': KEY }, clock: time.clock, timeoutMilliseconds });

/** The refusal of a call when the gateway answers so, with everything that a log could show of it. */
async function refusal(listener: RequestListener): Promise<string> {
  answer = listener;
  const error: ShopError = await client(300)({ path: '/payment/1' }).then(
    () => Promise.reject(new Error('The call was answered')),
    (refused) => refused,
  );
  const cause = error.details.cause as Error;
  return `${error.code}: ${cause.message} ${cause.stack}`;
}

test('sends JSON with the key, and reads numbers as their texts', async () => {
  const seen: unknown[] = [];
  answer = (request, response) => {
    const { method, url, headers } = request;
    request.on('data', (body) => seen.push(method, url, headers['x-api-key'], headers['content-type'], body.toString()));
    request.on('end', () => response.writeHead(201, JSON_TYPE).end('{"amount":0.10}'));
  };
  expect(await client()({ method: 'POST', path: '/payment', body: { a: 1 } })).toEqual({ status: 201, body: { amount: '0.10' } });
  expect(seen).toEqual(['POST', '/v1/payment', KEY, 'application/json', '{"a":1}']);
});

test('a refusal of the request is an answer', async () => {
  answer = (_, response) => response.writeHead(400, JSON_TYPE).end('{"code":"AMOUNT_MINIMAL_ERROR"}');
  expect(await client()({ path: '/payment' })).toEqual({ status: 400, body: { code: 'AMOUNT_MINIMAL_ERROR' } });
});

const unusable: [string, RequestListener][] = [
  ['a failure', (_, response) => response.writeHead(500, JSON_TYPE).end('{}')],
  ['a refused key', (_, response) => response.writeHead(403, JSON_TYPE).end('{}')],
  ['a page for people', (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>secret</h1>')],
  ['a redirect', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ['no JSON', (_, response) => response.writeHead(200, JSON_TYPE).end('{"secret')],
  ['a cut connection', (request) => request.socket.destroy()],
  ['a cut body', (_, response) => void response.writeHead(200, JSON_TYPE).write('{"secret"', () => response.destroy())],
  ['a body too long', (_, response) => response.writeHead(200, JSON_TYPE).end(`"${'secret'.repeat(50_000)}"`)],
  ['no answer at all', () => undefined],
  ['a body that never ends', (_, response) => void response.writeHead(200, JSON_TYPE).write('{"secret":')],
];

test.each(unusable)('%s is an unavailable gateway, and neither key nor body is in the error', async (_, listener) => {
  const said = await refusal(listener);
  expect(said).toMatch(/^gateway_unavailable: /);
  expect(said).not.toMatch(/secret|nobody may read/);
});

test('while a gateway asks for a pause it is not called', async () => {
  const call = client();
  answer = (_, response) => response.writeHead(429, { ...JSON_TYPE, 'retry-after': '30' }).end('{}');
  await expect(call({ path: '/' })).rejects.toMatchObject({ code: 'gateway_unavailable' });
  answer = (_, response) => response.writeHead(200, JSON_TYPE).end('{}');
  const before = calls;
  time.pass(29);
  await expect(call({ path: '/' })).rejects.toMatchObject({ details: { retryAfterSeconds: 1 } });
  expect(calls).toBe(before);
  time.pass(1);
  expect((await call({ path: '/' })).status).toBe(200);
});
