import { expect, test } from 'vitest';
import { messengerAddress } from './messenger.ts';

test('a handle of the messenger leads to its page, whether or not it is written with an @', () => {
  for (const handle of ['@shop', 'shop']) expect(messengerAddress(handle)).toBe('https://t.me/shop');
});

test('no sign of a handle leads elsewhere', () => {
  expect(messengerAddress('@a/b?c')).toBe('https://t.me/a%2Fb%3Fc');
});
