import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { newsOf } from './news.ts';
import type { OpenedPayment } from './payment.ts';
import { aPayment } from './testing/payments.ts';

const total = anOrder().total;

test('an address at which a whole payment would still leave a rest is not named', () => {
  const before = aPayment({ amountCents: cents(20_000) });
  const news = newsOf({ before, after: { ...before, state: 'partial', received: 50n } }, [], total);
  expect(news).toEqual({ kind: 'part', received: 10_000, rest: 20_000 });
});

test.each<[string, Partial<OpenedPayment>, Parameters<typeof newsOf>[1]]>([
  ['had a part, which was told before', { state: 'partial', received: 40n }, []],
  ['was given up by its payer', { state: 'cancelled' }, []],
  ['saw what a person must look at', { reviews: ['wrong_asset'] }, []],
  ['was not needed, because another transfer is on its way', {}, [aPayment({ id: uuid(201), received: 100n })]],
])('the end of a payment that %s is no news', (_, changes, others) => {
  const before = aPayment(changes);
  expect(newsOf({ before, after: { ...before, state: 'expired' } }, others, total)).toBeUndefined();
});

test('a transfer that is named while its payment waits is no news', () => {
  const before = aPayment();
  expect(newsOf({ before, after: { ...before, transactionIds: ['a'] } }, [], total)).toBeUndefined();
});

test('money that a blockchain takes back is no news', () => {
  const before = aPayment({ state: 'confirming', received: 100n });
  expect(newsOf({ before, after: aPayment() }, [], total)).toBeUndefined();
});
