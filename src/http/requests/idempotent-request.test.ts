import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { idempotencyOf } from './idempotent-request.ts';

test('an order without a key is placed once in ten seconds, by its browser and its body', () => {
  const request = { headers: {}, body: { a: 1 }, params: {}, query: {} };
  const identify = (browser?: string) => idempotencyOf('createOrder', request as unknown as FastifyRequest, () => browser);
  expect(identify('browser')).toMatchObject({ replaySeconds: 10 });
  expect(identify()).toBeUndefined();
});

test('a file is not read through for the sake of a key that nobody asks for', () => {
  const identify = (body: unknown) => {
    const request = { headers: { 'idempotency-key': 'key' }, body, params: {}, query: {} };
    return idempotencyOf('addEvidence', request as unknown as FastifyRequest, () => undefined);
  };
  expect(identify({ a: 1 })).toMatchObject({ key: 'key' });
  expect(identify(Buffer.from('a file'))).toBeUndefined();
});
