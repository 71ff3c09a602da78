// @vitest-environment node
import { expect, test } from 'vitest';
import { isSameAmount, partWorth, readAmount, subtract, worthOf } from './amounts.ts';

test.each(['180', '180,0', ' 180.00 '])('%j is the same amount as 180.00', (typed) => {
  expect(isSameAmount(typed, '180.00')).toBe(true);
});

test.each(['180.01', '179', '18', '', '180 $'])('%j is not the same amount as 180.00', (typed) => {
  expect(isSameAmount(typed, '180.00')).toBe(false);
});

test('an amount with more zeros is the same as one with fewer', () => {
  expect(isSameAmount('120.00', '120')).toBe(true);
});

test('parts of a cent are no amount of dollars', () => {
  expect([readAmount('10.125', '120.50', 2), readAmount('10.12', '120.50', 2)]).toEqual([undefined, '10.12']);
});

test.each(['0,5', '0.5 '])('%j is read as 0.5', (typed) => {
  expect(readAmount(typed, '0.50')).toBe('0.5');
});

test.each(['0', '0.51', '-1', '1e3', ''])('%j is no amount of the 0.50 that are left', (typed) => {
  expect(readAmount(typed, '0.50')).toBeUndefined();
});

test('what a part is worth is rounded down to the cent', () => {
  expect(worthOf('0.001', '0.003', 100)).toBe(33.33);
});

test.each([
  [150, '0.00750000', 450, '0.00250000'],
  [10, '70.000001', 70, '10.000001'],
  [0.01, '3', 100, '1'],
  [500, '0.01', 450, '0.01'],
])('%d dollars of %s, which is worth %d, are the part %s, rounded up', (wanted, left, worth, part) => {
  expect(partWorth(wanted, left, worth)).toBe(part);
});

test.each([
  ['882.00', '120', '762.00'],
  ['0.00500000', '0.0025', '0.00250000'],
  ['5', '0.25', '4.75'],
  ['1', '1', '0'],
  ['1.00', '1.00', '0.00'],
])('of %s without %s there stays %s, with as many decimals as are needed', (left, amount, rest) => {
  expect(subtract(left, amount)).toBe(rest);
});
