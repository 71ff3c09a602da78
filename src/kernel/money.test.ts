import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents, centsToDollars, dollarsToCents, sumCents } from './money.ts';

const amounts = fc.integer({ min: 0, max: 10_000_000_000 }).map(cents);

test('cents become dollars with at most two decimals in JSON, and the same cents again', () => {
  fc.assert(
    fc.property(amounts, (amount) => {
      const wire = JSON.stringify(centsToDollars(amount));
      expect(wire).toMatch(/^\d+(\.\d{1,2})?$/);
      expect(dollarsToCents(JSON.parse(wire))).toBe(amount);
    }),
    { numRuns: 2000 },
  );
});

test.each([0.001, 300.000000001, 0.1 + 0.2, -0.01, Number.NaN, Number.POSITIVE_INFINITY, 1e300])(
  '%d dollars are not a valid amount of cents',
  (dollars) => {
    expect(() => dollarsToCents(dollars)).toThrow(RangeError);
  },
);

test.each([0.5, -1, Number.NaN, 2 ** 53])('%d is not a valid amount of cents', (value) => {
  expect(() => cents(value)).toThrow(RangeError);
});

test('three times 87.50 are 262.50', () => {
  const price = dollarsToCents(87.5);
  expect(centsToDollars(sumCents([price, price, price]))).toBe(262.5);
});
