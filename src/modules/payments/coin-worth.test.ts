import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { asksTooMuch, centsOf, isCovered, isExceeded, isOverpaid, receivedOf, restOf, worthInAll } from './coin-worth.ts';
import { aPayment } from './testing/payments.ts';

const total = cents(30_000);
/** A payment of 300 dollars, or of `amountCents`, for `expected` units, of which `received` came. */
const part = (received: bigint, expected = 500_000n, amountCents = 30_000) =>
  aPayment({ amountCents: cents(amountCents), expected, received, confirmed: received });

test.each([
  ['nothing', [], 30_000],
  ['40 % in one coin', [part(200_000n)], 18_000],
  ['40 % in one coin and 20 % in another', [part(200_000n), part(60n, 300n)], 12_000],
  ['all but the smallest unit of a coin', [part(499_999n)], 1],
  ['a third, whose cents have no end', [part(1n, 3n, 100)], 29_967],
  ['the whole', [part(500_000n)], 0],
  ['more than the whole', [part(600_000n)], 0],
] as const)('after %s the rest is rounded up to the cent', (_, parts, rest) => {
  expect(restOf(parts, total)).toBe(rest);
  expect(receivedOf(parts, total)).toBe(30_000 - rest);
});

test('money that is not confirmed lowers the rest, and pays nothing yet', () => {
  const seen = [{ ...part(500_000n), confirmed: 0n }];
  expect([restOf(seen, total), isCovered(seen, total)]).toEqual([0, false]);
});

test('a shortfall that the shop tolerates counts as paid, and not a unit more', () => {
  const tolerant = (received: bigint) => ({ ...part(received), enough: 495_000n });
  expect([restOf([tolerant(495_000n)], total), isCovered([tolerant(495_000n)], total)]).toEqual([0, true]);
  expect([restOf([tolerant(494_999n)], total), isCovered([tolerant(494_999n)], total)]).toEqual([301, false]);
  expect(isExceeded([tolerant(499_999n)], total)).toBe(false);
});

test('a payment asks too much once more than a cent of it has come elsewhere', () => {
  const asking = part(0n, 300_000n, 18_000);
  expect(asksTooMuch(asking, cents(18_000))).toBe(false);
  expect(asksTooMuch(asking, cents(17_999))).toBe(false);
  expect(asksTooMuch(asking, cents(17_998))).toBe(true);
});

test('a payment of which a part came asks for the rest alone', () => {
  const asking = part(200_000n);
  expect([asksTooMuch(asking, cents(18_000)), asksTooMuch(asking, cents(17_998))]).toEqual([false, true]);
});

test('an amount that no coin has pays the order, and counts as the most that money can be', () => {
  const absurd = part(10n ** 28n);
  const most = cents(10_000_000_000);
  expect([isCovered([absurd], total), isOverpaid(absurd)]).toEqual([true, true]);
  expect([worthInAll([absurd, absurd], 'received'), centsOf(absurd, absurd.confirmed)]).toEqual([most, most]);
});

test('money of a payment that asked for nothing counts nothing', () => {
  expect(restOf([part(5n, 0n)], total)).toBe(30_000);
});

test('a cent beyond the total is rounding, more is not', () => {
  expect(isExceeded([part(30_001n, 30_000n)], total)).toBe(false);
  expect(isExceeded([part(30_002n, 30_000n)], total)).toBe(true);
});

test('less than a cent more than was asked for is not too much', () => {
  expect([part(500_016n), part(500_017n)].map(isOverpaid)).toEqual([false, true]);
});

test('whatever parts come, the rest in full covers the order, and asks at most a cent more than is missing', () => {
  const parts = fc.array(
    fc.tuple(fc.bigInt(1n, 10n ** 20n), fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 1, max: 30_000 })),
    {
      maxLength: 6,
    },
  );
  fc.assert(
    fc.property(parts, (some) => {
      const came = some.map(([expected, thousandths, amount]) =>
        part((expected * BigInt(thousandths)) / 1000n, expected, amount),
      );
      const rest = restOf(came, total);
      expect(isCovered([...came, part(7n, 7n, rest)], total)).toBe(true);
      if (rest > 1) expect(isCovered([...came, part(7n, 7n, rest - 1)], total)).toBe(false);
      expect(rest === 0).toBe(isCovered(came, total));
    }),
  );
});
