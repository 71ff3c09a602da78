import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import type { CardMoney, ReviewReason } from '#modules/payments/index.ts';
import { offersOf } from './money-offers.ts';
import type { MoneySource } from './money-source.ts';
import type { Refund } from './refund.ts';

const coin = (reviews: readonly ReviewReason[], changes: object = {}) =>
  ({
    kind: 'coin',
    id: 'coin',
    gateway: 'sandbox',
    coin: 'BTC',
    amountUsd: cents(30_000),
    expected: 100n,
    enough: 100n,
    received: 100n,
    confirmed: 100n,
    reviews,
    ...changes,
  }) as MoneySource;
const hand: MoneySource = { kind: 'hand', id: 'hand', gateway: 'by hand', amountUsd: cents(500), reviews: [] };
const review = (reasons: readonly ReviewReason[]) => ({ kind: 'coin' as const, id: 'coin', reasons });
const offered = (reasons: readonly ReviewReason[]) =>
  offersOf(review(reasons), [coin(reasons), hand], []).map(({ sourceId }) => sourceId);

test('money for which the shop does nothing may go back, and of a review that money alone', () => {
  expect(offersOf(review(['order_already_paid']), [coin(['order_already_paid']), hand], [])).toEqual([
    { sourceId: 'coin', left: 100n, worth: 30_000 },
  ]);
});

test.each(['underpaid', 'refund_failed', 'order_cancelled'] as const)('money of a review for %s may go back', (reason) => {
  expect(offered([reason])).toEqual(['coin']);
});

test('money that the shop has counted is offered, though other coins came as well', () => {
  expect(offered(['underpaid', 'wrong_asset'])).toEqual(['coin']);
});

test.each(['wrong_asset', 'mismatch', 'redeposit', 'stuck'] as const)(
  'what the shop did not count, as with %s, is not offered',
  (reason) => {
    expect(offered([reason])).toEqual([]);
  },
);

test.each(['contested', 'disputed'] as const)('after %s nothing is offered, not even for a wish', (reason) => {
  expect(offered(['order_already_paid', reason])).toEqual([]);
  expect(offersOf({ kind: 'ask' }, [coin([reason]), hand], []).map(({ sourceId }) => sourceId)).toEqual(['hand']);
});

test('of coins that a blockchain took, in part or for a while, those that are there may go back', () => {
  const left = (confirmed: bigint) =>
    offersOf({ kind: 'ask' }, [coin(['reversed'], { received: confirmed, confirmed })], []).map((offer) => offer.left);
  expect([left(40n), left(100n), left(0n)]).toEqual([[40n], [100n], [0n]]);
});

test('of card money that went back at its gateway in part, or whose dispute the shop has won, the rest may go back', () => {
  const none: CardMoney = { refundedUsd: cents(0), elsewhereUsd: cents(0), dispute: 'none', outcome: null };
  const left = (reason: ReviewReason, told: Partial<CardMoney>) => {
    const card = { ...hand, kind: 'card', reviews: [reason], told: { ...none, ...told } } as const;
    return offersOf({ kind: 'order' }, [card], []).map((offer) => offer.left);
  };
  expect(left('refunded_elsewhere', { refundedUsd: cents(100), elsewhereUsd: cents(100) })).toEqual([400n]);
  expect(left('disputed', { dispute: 'won' })).toEqual([500n]);
  expect(left('disputed', { dispute: 'open' })).toEqual([]);
  expect(left('disputed', { dispute: 'lost', lostUsd: cents(100) })).toEqual([]);
});

test('a refusal says whether the money is not final yet or has gone', () => {
  const reasons = ['order_already_paid'] as const;
  const refusalOf = (changes: object, refunds: Refund[] = []) =>
    offersOf(review(reasons), [coin(reasons, changes)], refunds).map(({ refusal }) => refusal);
  expect(refusalOf({ confirmed: 0n })).toEqual(['not_final']);
  expect(refusalOf({}, [{ sourceId: 'coin', state: 'sent', units: 100n, amountUsd: cents(30_000) } as Refund])).toEqual([
    'nothing_left',
  ]);
});
