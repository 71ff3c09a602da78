import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { createRateLimits } from './rate-limits.ts';

const from = (ip: string) => ({ ip }) as FastifyRequest;

test('requests of an address are counted for each operation separately, under a key that does not show the address', async () => {
  const buckets: string[] = [];
  const limit = createRateLimits(async (bucket) => {
    buckets.push(bucket);
    return 0;
  }, 'a secret');
  await limit('createCardPayment')?.(from('203.0.113.7'));
  await limit('createCardPayment')?.(from('203.0.113.8'));
  await limit('createCryptoPayment')?.(from('203.0.113.7'));
  await limit('createCardPayment')?.(from('203.0.113.7'));
  expect(new Set(buckets).size).toBe(3);
  expect(buckets.join()).not.toContain('203');
});

test('a call over a limit is refused, and told how long to wait', async () => {
  const limit = createRateLimits(async () => 60, 'a secret');
  await expect(limit('createOrder')?.(from('203.0.113.7'))).rejects.toMatchObject({
    code: 'rate_limited',
    details: { retryAfterSeconds: 60 },
  });
});

test('an operation without a limit is not counted', () => {
  expect(createRateLimits(async () => 60, 'a secret')('listServices')).toBeUndefined();
});
