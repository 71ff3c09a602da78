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
    amountCents: cents(30_000),
    expected: 100n,
    enough: 100n,
    received: 100n,
    confirmed: 100n,
    reviews,
    ...changes,
  }) as MoneySource;
const hand: MoneySource = { kind: 'hand', id: 'hand', gateway: 'by hand', amountCents: cents(500), reviews: [] };

test('all counted money of an order may go back, each source with what is left and what that is worth', () => {
  expect(offersOf([coin([]), hand], [])).toEqual([
    { sourceId: 'coin', left: 100n, worth: 30_000 },
    { sourceId: 'hand', left: 500n, worth: 500 },
  ]);
});

test.each(['contested', 'disputed'] as const)('after %s the money is not offered, and other money of the order is', (reason) => {
  expect(offersOf([coin(['order_already_paid', reason]), hand], []).map(({ sourceId }) => sourceId)).toEqual(['hand']);
});

test('after a transfer was reversed on its blockchain, the coins that are there may go back', () => {
  const left = (confirmed: bigint) =>
    offersOf([coin(['reversed'], { received: confirmed, confirmed })], []).map((offer) => offer.left);
  expect([left(40n), left(100n), left(0n)]).toEqual([[40n], [100n], [0n]]);
});

function leftOfCard(reason: ReviewReason, told: Partial<CardMoney>) {
  const none: CardMoney = { refundedUsd: cents(0), elsewhereUsd: cents(0), dispute: 'none', outcome: null };
  const card = { ...hand, kind: 'card', reviews: [reason], told: { ...none, ...told } } as const;
  return offersOf([card], []).map((offer) => offer.left);
}

test('of card money that went back at its gateway in part, the rest may go back', () => {
  expect(leftOfCard('refunded_elsewhere', { refundedUsd: cents(100), elsewhereUsd: cents(100) })).toEqual([400n]);
});

test('card money in dispute may go back only once the shop has won', () => {
  expect(leftOfCard('disputed', { dispute: 'won' })).toEqual([500n]);
  expect(leftOfCard('disputed', { dispute: 'open' })).toEqual([]);
  expect(leftOfCard('disputed', { dispute: 'lost', lostUsd: cents(100) })).toEqual([]);
});

test('a refusal says whether the money is not final yet or has gone', () => {
  const refusalOf = (changes: object, refunds: Refund[] = []) =>
    offersOf([coin([], changes)], refunds).map(({ refusal }) => refusal);
  expect(refusalOf({ confirmed: 0n })).toEqual(['not_final']);
  expect(refusalOf({}, [{ sourceId: 'coin', state: 'sent', units: 100n, amountCents: cents(30_000) } as Refund])).toEqual([
    'nothing_left',
  ]);
});
