import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { networkOf, wideNetworkOf } from './networks.ts';
import { createRateLimits } from './rate-limits.ts';

const from = (ip: string) => ({ ip }) as FastifyRequest;

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['1::', '1:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2::9', '2001:db8:1::/48'],
])('%s is rented with %s', (address, network) => {
  expect(wideNetworkOf(address)).toBe(network);
});

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
