import fc from 'fast-check';
import { expect, test } from 'vitest';
import { surplusOf } from './surplus.ts';

/** 902 dollars came for an order of 882. */
const money = { total: 88_200, came: 90_200, refunded: 0, underWay: 0, reasons: [] };
/** Where the surplus of 20 dollars is; what is zero is left out. */
const placesOf = (changes: Partial<Parameters<typeof surplusOf>[0]>) => {
  const { came: _, over: __, ...places } = surplusOf({ ...money, ...changes }) ?? {};
  return Object.fromEntries(Object.entries(places).filter(([, cents]) => cents !== 0));
};

test.each([88_200, 100])('an order of 88200 cents to which %i came has no surplus', (came) => {
  expect(surplusOf({ ...money, came })).toBeUndefined();
});

test.each(['mismatch', 'surplus', 'order_already_paid', 'order_cancelled'] as const)(
  'a surplus waits while a person has yet to decide about it: %s',
  (reason) => expect(placesOf({ reasons: [reason] })).toEqual({ waiting: 2000 }),
);

test('a surplus about which nobody has to decide is kept', () => {
  expect(placesOf({})).toEqual({ kept: 2000 });
  expect(placesOf({ reasons: ['wrong_asset', 'stuck'] })).toEqual({ kept: 2000 });
});

test('money that went back, and then money on its way back, is taken from the surplus first', () => {
  const places = placesOf({ refunded: 500, underWay: 1000, reasons: ['surplus'] });
  expect(places).toEqual({ returned: 500, onItsWay: 1000, waiting: 500 });
});

test('never more than the surplus goes back of it', () => {
  expect(placesOf({ refunded: 500, underWay: 12_000 })).toEqual({ returned: 500, onItsWay: 1500 });
  expect(placesOf({ refunded: 90_200 })).toEqual({ returned: 2000 });
});

test('of a refund of which only the undoing can be read nothing has gone back', () => {
  expect(placesOf({ refunded: -1 })).toEqual({ kept: 2000 });
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
