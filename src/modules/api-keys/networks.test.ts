import { expect, test } from 'vitest';
import { isWithin, parseNetwork } from './networks.ts';

test.each([
  [' 203.0.113.7 ', '203.0.113.7'],
  ['203.0.113.0/24', '203.0.113.0/24'],
  ['2001:DB8::/032', '2001:db8::/32'],
  ['2001:DB8::1', '2001:db8::1'],
  ['203.0.113.7/32', '203.0.113.7/32'],
  ['2001:db8::1/128', '2001:db8::1/128'],
  ['203.0.113.0/33', undefined],
  ['2001:db8::/129', undefined],
  ['203.0.113', undefined],
  ['example.com', undefined],
  ['fe80::1%eth0', undefined],
  ['from 203.0.113.7', undefined],
  ['', undefined],
])('%s is kept as %s', (given, kept) => expect(parseNetwork(given)).toBe(kept));

test.each([
  ['203.0.113.9', true],
  ['::ffff:203.0.113.9', true],
  ['203.0.114.1', false],
  ['2001:db8:1::5', true],
  ['2001:db9::5', false],
  ['198.51.100.4', true],
  ['', false],
  ['unknown', false],
])('%s is within the networks: %s', (address, expected) => {
  expect(isWithin(['203.0.113.0/24', '2001:db8::/32', '198.51.100.4'], address)).toBe(expected);
});
