import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { idempotencyOf } from './idempotent-request.ts';

/** The identity of an order without a key. */
const identifyOrder = (browser: string | undefined, body: object) => {
  const request = { headers: {}, body, params: {}, query: {} };
  return idempotencyOf('createOrder', request as unknown as FastifyRequest, () => browser);
};

test('for ten seconds an order without a key is known by its browser and its body', () => {
  const order = identifyOrder('a browser', { a: 1 });
  expect(order).toMatchObject({ replaySeconds: 10 });
  expect(identifyOrder('a browser', { a: 1 })).toEqual(order);
  expect(identifyOrder('a browser', { a: 2 })?.key).not.toBe(order?.key);
  expect(identifyOrder('another browser', { a: 1 })?.key).not.toBe(order?.key);
});

test('an order of which neither key nor browser is known is no repetition', () => {
  expect(identifyOrder(undefined, { a: 1 })).toBeUndefined();
});

test('a file has no identity, even with a key: nobody asks for it, and a hash would read all of the file', () => {
  const identify = (body: unknown) => {
    const request = { headers: { 'idempotency-key': 'key' }, body, params: {}, query: {} };
    return idempotencyOf('addEvidence', request as unknown as FastifyRequest, () => undefined);
  };
  expect(identify({ a: 1 })).toMatchObject({ key: 'key' });
  expect(identify(Buffer.from('a file'))).toBeUndefined();
});
