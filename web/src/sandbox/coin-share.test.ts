import { expect, it } from 'vitest';
import { percentOf } from './coin-share.ts';

it.each([
  ['0.00500000', 40, '0.00200000'],
  ['0.00500000', 150, '0.00750000'],
  ['500', 40, '200'],
  ['0.00000001', 40, '0.00000000'],
  ['12.345678', 150, '18.518517'],
])('of %s, %d percent are %s', (amount, percent, share) => {
  expect(percentOf(amount, percent)).toBe(share);
});
