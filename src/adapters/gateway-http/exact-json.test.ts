import { expect, test } from 'vitest';
import { readExactly, readNoisyUnits, readUnits } from './exact-json.ts';

test('numbers become the text in which they are written; texts, booleans and null stay as they are', () => {
  const text = '{"id":5524759814,"amount":0.123456789012345678,"least":1e-7,"text":"1","list":[1.50],"yes":true,"none":null}';
  expect(readExactly(text)).toEqual({
    id: '5524759814',
    amount: '0.123456789012345678',
    least: '1e-7',
    text: '1',
    list: ['1.50'],
    yes: true,
    none: null,
  });
});

test.each([
  ['0.005', 8, 500_000n],
  ['0.12345678', 8, 12_345_678n],
  ['5e-3', 8, 500_000n],
  ['1E2', 6, 100_000_000n],
  ['300', 6, 300_000_000n],
  ['300.000000', 6, 300_000_000n],
  ['123456789012.345678', 6, 123_456_789_012_345_678n],
  ['0.123456789012345678', 18, 123_456_789_012_345_678n],
  ['0.0050000000', 8, 500_000n],
  ['0', 8, 0n],
  ['0.0', 8, 0n],
] as const)('%s with %i decimals is %i units', (text, decimals, units) => {
  expect(readUnits(text, decimals)).toBe(units);
});

test.each([
  // More decimals than the eight of Bitcoin.
  ...['0.123456789', '0.000000001', '1e-9'],
  ...['-1', '', '1.', '.5', '1,5', ' 1', 'NaN', '1e999', '9'.repeat(99), '0x10', null, 5, undefined],
])('of %j the units of Bitcoin cannot be told', (value) => {
  expect(readUnits(value, 8)).toBeUndefined();
});

test.each([
  ['0.0049499999999999995', 8, 495_000n],
  ['0.30000000000000004', 8, 30_000_000n],
  ['299.99999999999994', 6, 300_000_000n],
  ['4.9499999999999995e-3', 8, 495_000n],
  ['0.1000000000000000055', 18, 100_000_000_000_000_006n],
  ['0.005', 8, 500_000n],
  ['0', 8, 0n],
] as const)('%s of a gateway that counts in doubles is, with %i decimals, %i units', (text, decimals, units) => {
  expect(readNoisyUnits(text, decimals)).toBe(units);
});

test.each([['0.004949999'], ['0.000000001'], ['1e-9'], ['0.00494999999'], ['-1'], ['NaN'], [5]])(
  'of %j the units of Bitcoin cannot be told, not even by a gateway that counts in doubles',
  (value) => {
    expect(readNoisyUnits(value, 8)).toBeUndefined();
  },
);
