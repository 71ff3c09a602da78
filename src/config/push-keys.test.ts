import { expect, test } from 'vitest';
import webPush from 'web-push';
import { pushKeysOf } from './push-keys.ts';

test('the public key belongs to the private key of the settings', () => {
  const pair = webPush.generateVAPIDKeys();
  expect(pushKeysOf(pair.privateKey, undefined)).toEqual(pair);
});

test('the sandbox makes the same pair of its secret at each start, and production, which has none, no pair', () => {
  expect(pushKeysOf(undefined, 'secret')).toEqual(pushKeysOf(undefined, 'secret'));
  expect(pushKeysOf(undefined, 'secret')).not.toEqual(pushKeysOf(undefined, 'another'));
  expect(pushKeysOf(undefined, undefined)).toBeUndefined();
});

test('a number that is no key stops the start and names the variable', () => {
  const zero = 'A'.repeat(43);
  expect(() => pushKeysOf(zero, undefined)).toThrow('VAPID_PRIVATE_KEY');
});
