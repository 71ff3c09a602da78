import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { type ObserveRequest, observeRequests } from './observe-requests.ts';

/** A server with an operation, a page, and what was told of the requests to it. */
function createObserved() {
  const told: Parameters<ObserveRequest>[0][] = [];
  const app = Fastify();
  onTestFinished(() => app.close());
  const ended = Promise.withResolvers<void>();
  observeRequests(app, (request) => {
    told.push(request);
    ended.resolve();
  });
  app.get('/api/orders/:id', { config: { operation: 'getOrder' } }, async () => ({ status: 'pending' }));
  app.get('/page', async (_, reply) => reply.code(503).send());
  const arrived = Promise.withResolvers<void>();
  app.get('/slow', { config: { operation: 'listOrders' } }, () => {
    arrived.resolve();
    return ended.promise;
  });
  return { app, told, arrived: arrived.promise, ended: ended.promise };
}

test('a request is counted under its operation; one outside of the contract counts as a page, even at an unknown address', async () => {
  const { app, told } = createObserved();
  for (const url of ['/api/orders/17', '/page', '/nowhere']) await app.inject({ url });
  await app.inject({ method: 'HEAD', url: '/api/orders/17' });
  expect(told.map(({ operation, status }) => [operation, status])).toEqual([
    ['getOrder', '200'],
    ['page', '503'],
    ['page', '404'],
    ['getOrder', '200'],
  ]);
});

test('a request whose client leaves before the answer is told as aborted', async () => {
  const { app, told, arrived, ended } = createObserved();
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const client = connect(Number(port), '127.0.0.1');
  client.write('GET /slow HTTP/1.1\r\nhost: shop\r\n\r\n');
  await arrived;
  client.destroy();
  await once(client, 'close');
  await ended;
  expect(told).toMatchObject([{ operation: 'listOrders', status: 'aborted' }]);
});
