import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Cents, cents, sumCents } from '#kernel/money.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { type Adjustment, adjustmentOf, sharesOf, spread, totalOf } from './adjustments.ts';

const all = (...amounts: number[]): Cents[] => amounts.map(cents);
const item = (price: number, quantity = 1) => ({ price: cents(price), quantity });
const anItem = fc.record({
  price: fc.integer({ min: 0, max: 10_000_000 }).map(cents),
  quantity: fc.integer({ min: 1, max: 99 }),
});
const items = fc.array(anItem, { minLength: 1, maxLength: 100 });
const sumOf = (some: readonly { price: Cents; quantity: number }[]) =>
  some.reduce((sum, { price, quantity }) => sum + price * quantity, 0);

test('a percentage is taken from each item and rounded half up to the cent', () => {
  expect(spread(all(105, 104, 30_000), { percent: 10 })).toEqual([11, 10, 3000]);
  expect(spread(all(50), { percent: 1 })).toEqual([1]);
  expect(spread(all(49), { percent: 1 })).toEqual([0]);
});

test('a sum is spread in proportion, and what is left of it is taken from the largest', () => {
  expect(spread(all(100, 200, 100), { amount: cents(10) })).toEqual([2, 6, 2]);
  expect(spread(all(1, 1, 1), { amount: cents(2) })).toEqual([1, 1, 0]);
  expect(spread(all(2, 2, 2), { amount: cents(5) })).toEqual([2, 2, 1]);
  expect(spread(all(0, 0), { amount: cents(0) })).toEqual([0, 0]);
});

test('a percentage stands in the order as one, and is taken from each item, not in proportion', () => {
  const some = [item(101), item(102)];
  const adjustment = adjustmentOf(some, { percent: 50 }, 'Old client');
  expect(adjustment).toEqual({ kind: 'hand', percent: 50, amount: 102, reason: 'Old client' });
  expect(sharesOf({ items: some, adjustments: [adjustment] })).toEqual([51, 51]);
  const { percent: _, ...sum } = adjustment;
  expect(sharesOf({ items: some, adjustments: [sum] })).toEqual([50, 52]);
});

test('two adjustments are taken one after the other from what the units of an item cost together', () => {
  const adjustments: Adjustment[] = [
    { kind: 'hand', percent: 10, amount: cents(60), reason: '' },
    { kind: 'hand', amount: cents(54), reason: '' },
  ];
  const order = { items: [item(150, 2), item(300)], adjustments };
  expect(sharesOf(order)).toEqual([30 + 27, 30 + 27]);
  expect(totalOf(order)).toBe(600 - 60 - 54);
});

test('without adjustments nothing is taken off', () => {
  expect(sharesOf({ items: [item(150, 2), item(300)] })).toEqual([0, 0]);
});

test('what is taken off each item never exceeds the item, and all sums agree to the cent', () => {
  const discount = fc.oneof(
    fc.integer({ min: 1, max: 99 }).map((percent) => ({ percent })),
    fc.integer({ min: 1, max: 1_000_000 }).map((amount) => ({ amount: cents(amount) })),
  );
  fc.assert(
    fc.property(items, discount, (some, wanted) => {
      const whole = sumOf(some);
      const taken =
        'amount' in wanted
          ? wanted.amount
          : sumCents(
              spread(
                some.map((one) => cents(sumOf([one]))),
                wanted,
              ),
            );
      if (taken === 0 || taken >= whole) return;
      const adjustment = adjustmentOf(some, wanted, 'Old client');
      const order = { items: some, adjustments: [adjustment] };
      const shares = sharesOf(order);
      expect(sumCents(shares)).toBe(adjustment.amount);
      for (const [place, share] of shares.entries())
        expect(share).toBeLessThanOrEqual((some[place]?.price ?? 0) * (some[place]?.quantity ?? 0));
      expect(totalOf(order) + adjustment.amount).toBe(whole);
      expect(totalOf(order)).toBeGreaterThanOrEqual(1);
      if ('amount' in wanted) expect(adjustment.amount).toBe(wanted.amount);
    }),
  );
});

test('of a sum that is smaller than every item each bears its proportion, rounded down to the cent, and the largest the rest', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1_000, max: 1_000_000 }), { minLength: 1, maxLength: 100 }),
      fc.integer({ min: 1, max: 999 }),
      (lines, amount) => {
        const whole = lines.reduce((sum, line) => sum + line, 0);
        const shares = spread(all(...lines), { amount: cents(amount) });
        expect(sumCents(shares)).toBe(amount);
        const largest = lines.indexOf(Math.max(...lines));
        for (const [place, share] of shares.entries())
          if (place !== largest) expect(share).toBe(Math.floor((amount * (lines[place] ?? 0)) / whole));
      },
    ),
  );
});

test.each([
  ['the whole order', { amount: cents(300) }, 'maximum'],
  ['more than the order', { amount: cents(301) }, 'maximum'],
  ['nothing', { amount: cents(0) }, 'minimum'],
] as const)('%s cannot be taken off: at least a cent is, and at least a cent stays', (_, discount, code) => {
  const fields = [{ path: ['discount'], code }];
  expect(() => adjustmentOf([item(300)], discount, '')).toThrow(refusal('invalid_request', { fields }));
});

test('a percentage of so little that it is no cent, or all, is no discount', () => {
  expect(() => adjustmentOf([item(49)], { percent: 1 }, '')).toThrow(
    refusal('invalid_request', { fields: [{ path: ['discount'], code: 'minimum' }] }),
  );
  expect(() => adjustmentOf([item(1)], { percent: 50 }, '')).toThrow(
    refusal('invalid_request', { fields: [{ path: ['discount'], code: 'maximum' }] }),
  );
});
