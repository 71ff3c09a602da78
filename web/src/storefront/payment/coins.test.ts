import { expect, it } from 'vitest';
import { missingAmount } from './coins.ts';

it.each([
  ['0.00500000', '0.00200000', '0.00300000'],
  ['0.00500000', '0', '0.00500000'],
  ['500', '499.5', '0.5'],
  ['500', '200', '300'],
  ['0.100000000000000001', '0.1', '0.000000000000000001'],
  ['0.005', '0.006', '0'],
])('of %s with %s received, %s is missing', (expected, received, missing) => {
  expect(missingAmount(expected, received)).toBe(missing);
});
