import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { createCheckPayment } from './check-payment.ts';
import { newsOf } from './news.ts';
import type { OpenedPayment } from './payment.ts';
import { createShop } from './testing/check-shop.ts';
import { aPayment, seen } from './testing/payments.ts';

const END_SECONDS = 20 * 60;
const total = anOrder().total;

test('a transfer that awaits confirmations is told once, and the receipt alone when they come', async () => {
  const shop = createShop();
  await shop.checkAfter(100n, 0n);
  await shop.checkAfter(100n, 40n);
  await shop.checkAfter(130n, 40n);
  expect(shop.changes).toEqual([{ kind: 'seen' }]);
  await shop.checkAfter(130n);
  expect([shop.changes.length, shop.receipts.length]).toEqual([1, 1]);
});

test('money that is confirmed at once is told by the receipt alone', async () => {
  const shop = createShop();
  await shop.checkAfter(100n);
  expect([shop.changes, shop.receipts.length]).toEqual([[], 1]);
});

test('each part is told once, with the exact rest in dollars and in the coin', async () => {
  const shop = createShop();
  await shop.checkAfter(40n);
  await shop.checkAfter(40n);
  await shop.checkAfter(70n, 40n);
  const coin = { unit: 'BTC', network: 'Bitcoin', address: 'bc1q', until: aPayment().expiresAt };
  expect(shop.changes).toEqual([
    { kind: 'part', received: 12_000, rest: 18_000, coin: { ...coin, amount: '0.00000060' } },
    { kind: 'part', received: 21_000, rest: 9_000, coin: { ...coin, amount: '0.00000030' } },
  ]);
});

test('an address that asks for nothing any more is not named for the rest', async () => {
  const shop = createShop();
  await shop.checkAfter(40n, 40n, { isOver: true });
  expect(shop.changes).toEqual([{ kind: 'part', received: 12_000, rest: 18_000 }]);
});

test('an address at which a whole payment would still leave a rest is not named', () => {
  const before = aPayment({ amountCents: cents(20_000) });
  const news = newsOf({ before, after: { ...before, state: 'partial', received: 50n } }, [], total);
  expect(news).toEqual({ kind: 'part', received: 10_000, rest: 20_000 });
});

test('a payment that completes the order together with an unconfirmed part is told as seen', async () => {
  const part = aPayment({ id: uuid(201), state: 'expired', received: 50n, confirmed: 0n });
  const shop = createShop(aPayment({ amountCents: cents(15_000) }), anOrder(), part);
  await shop.checkAfter(100n);
  expect(shop.changes).toEqual([{ kind: 'seen' }]);
});

test('a payment whose time ran out is told with what is to be paid', async () => {
  const shop = createShop();
  shop.pass(END_SECONDS);
  await shop.checkAfter(0n);
  await shop.checkAfter(0n);
  expect(shop.changes).toEqual([{ kind: 'expired', rest: total }]);
});

test('an order is told once that the time ran out, however many of its payments end', async () => {
  const shop = createShop();
  shop.pass(END_SECONDS);
  await shop.checkAfter(0n);
  const second = aPayment({ id: uuid(201) });
  shop.state.payments.push(second);
  expect(await shop.check(second)).toMatchObject({ state: 'expired' });
  expect(shop.changes).toEqual([{ kind: 'expired', rest: total }]);
});

test('the time that ran out is told, although a payment of which nobody was told had ended before', async () => {
  const shop = createShop(aPayment(), anOrder(), aPayment({ id: uuid(201), state: 'expired' }));
  shop.pass(END_SECONDS);
  await shop.checkAfter(0n);
  expect(shop.changes).toEqual([{ kind: 'expired', rest: total }]);
});

test('the time of the rest that ran out is told, although it was told of a payment before a part came', async () => {
  const shop = createShop();
  shop.pass(END_SECONDS);
  await shop.checkAfter(0n);
  await shop.checkAfter(40n);
  const ofRest = aPayment({ id: uuid(201), amountCents: cents(18_000) });
  shop.state.payments = [ofRest, ...shop.state.payments];
  await shop.checkAfter(0n);
  expect(shop.changes.map(({ kind }) => kind)).toEqual(['expired', 'part', 'expired']);
});

test('the time of the rest that ran out is told, although the time of a part ran out before', async () => {
  const part = aPayment({ id: uuid(201), state: 'expired', received: 40n, confirmed: 40n });
  const shop = createShop(aPayment({ amountCents: cents(18_000) }), anOrder(), part);
  shop.pass(END_SECONDS);
  await shop.checkAfter(0n);
  expect(shop.changes).toEqual([{ kind: 'expired', rest: 18_000 }]);
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

test.each(['paid', 'cancelled'] as const)(
  'money for an order that is %s waits for a person, and nobody is told',
  async (status) => {
    const shop = createShop(aPayment(), anOrder(status));
    await shop.checkAfter(40n);
    await shop.checkAfter(100n, 40n);
    expect(shop.changes).toEqual([]);
  },
);

test('news and payment are stored together or not at all', async () => {
  const shop = createShop();
  const check = createCheckPayment({
    ...shop,
    tellCustomer: async () => {
      throw new Error('no letter');
    },
  });
  shop.told.report = seen(40n);
  await expect(check(aPayment())).rejects.toThrow('no letter');
  expect(shop.state).toMatchObject({ payments: [aPayment()], ledger: [] });
});
