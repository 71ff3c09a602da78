import fc from 'fast-check';
import { expect, test } from 'vitest';
import { surplusOf } from './surplus.ts';

const money = { total: 88_200, came: 90_200, refunded: 0, underWay: 0, reasons: [] };
const parts = (changes: Partial<Parameters<typeof surplusOf>[0]>) => {
  const { returned, onItsWay, waiting, kept } = surplusOf({ ...money, ...changes }) ?? {};
  return [returned, onItsWay, waiting, kept];
};

test('an order to which exactly its total came, or less, has no surplus', () => {
  expect(surplusOf({ ...money, came: 88_200 })).toBeUndefined();
  expect(surplusOf({ ...money, came: 100 })).toBeUndefined();
});

test('a surplus waits while a person has yet to decide about it, and is kept otherwise', () => {
  expect(parts({})).toEqual([0, 0, 0, 2000]);
  for (const reason of ['mismatch', 'surplus', 'order_already_paid', 'order_cancelled'] as const)
    expect(parts({ reasons: [reason] })).toEqual([0, 0, 2000, 0]);
  expect(parts({ reasons: ['wrong_asset', 'stuck'] })).toEqual([0, 0, 0, 2000]);
});

test('money that went back or is on its way back counts as surplus first, and never as more than the surplus', () => {
  expect(parts({ refunded: 500, underWay: 1000, reasons: ['surplus'] })).toEqual([500, 1000, 500, 0]);
  expect(parts({ refunded: 500, underWay: 12_000 })).toEqual([500, 1500, 0, 0]);
  expect(parts({ refunded: 90_200 })).toEqual([2000, 0, 0, 0]);
  expect(parts({ refunded: -1 })).toEqual([0, 0, 0, 2000]);
});

test('whatever happens to it, its parts add up to the whole', () => {
  const sum = fc.nat(100_000);
  const reasons = fc.constantFrom([], ['surplus' as const]);
  fc.assert(
    fc.property(fc.record({ total: sum, came: sum, refunded: sum, underWay: sum, reasons }), (one) => {
      const { came, over, ...rest } = surplusOf(one) ?? { came: one.total, over: 0 };
      expect(came - one.total).toBe(over);
      expect(Object.values(rest).reduce((all, part) => all + part, 0)).toBe(over);
    }),
  );
});
