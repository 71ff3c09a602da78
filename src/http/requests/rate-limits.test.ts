import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { createRateLimits } from './rate-limits.ts';

const from = (ip: string) => ({ ip }) as FastifyRequest;

/** The name under which a request is counted; both operations have a limit for a minute alone. */
async function bucketOf(operation: 'createCardPayment' | 'createCryptoPayment', ip: string) {
  const buckets: string[] = [];
  const limit = createRateLimits(async (bucket) => {
    buckets.push(bucket);
    return 0;
  }, 'a secret');
  await limit(operation)?.(from(ip));
  return buckets.join();
}

test('requests are counted for each address and each operation separately', async () => {
  const bucket = await bucketOf('createCardPayment', '203.0.113.7');
  expect(await bucketOf('createCardPayment', '203.0.113.7')).toBe(bucket);
  expect(await bucketOf('createCardPayment', '203.0.113.8')).not.toBe(bucket);
  expect(await bucketOf('createCryptoPayment', '203.0.113.7')).not.toBe(bucket);
});

test('the name under which a request is counted does not show its address', async () => {
  expect(await bucketOf('createCardPayment', '203.0.113.7')).toMatch(/^(?!.*203)[\w-]+$/);
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
