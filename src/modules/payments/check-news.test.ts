import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { createCheckPayment } from './check-payment.ts';
import { createShop } from './testing/check-shop.ts';
import { aPayment, seen } from './testing/payments.ts';

const END_SECONDS = 20 * 60;
const total = anOrder().total;

/** A shop whose payment's time ran out without money, of which its customer was told. */
async function createExpired() {
  const shop = createShop();
  shop.pass(END_SECONDS);
  await shop.checkAfter(0n);
  expect(shop.changes).toEqual([{ kind: 'expired', rest: total }]);
  return shop;
}

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

test('a payment that completes the order together with an unconfirmed part is told as seen', async () => {
  const part = aPayment({ id: uuid(201), state: 'expired', received: 50n, confirmed: 0n });
  const shop = createShop(aPayment({ amountCents: cents(15_000) }), anOrder(), part);
  await shop.checkAfter(100n);
  expect(shop.changes).toEqual([{ kind: 'seen' }]);
});

test('an end of time is told with the rest that is missing after a part', async () => {
  const part = aPayment({ id: uuid(201), state: 'expired', received: 40n, confirmed: 40n });
  const shop = createShop(aPayment({ amountCents: cents(18_000) }), anOrder(), part);
  shop.pass(END_SECONDS);
  await shop.checkAfter(0n);
  expect(shop.changes).toEqual([{ kind: 'expired', rest: 18_000 }]);
});

test('a customer who was told that the time ran out is not told it again, whichever payment of the order ends', async () => {
  const shop = await createExpired();
  await shop.checkAfter(0n);
  const second = aPayment({ id: uuid(201) });
  shop.state.payments.push(second);
  expect(await shop.check(second)).toMatchObject({ state: 'expired' });
  expect(shop.changes).toHaveLength(1);
});

test('a customer whom nobody told that an earlier payment ended is told that the time ran out', async () => {
  // What was told stands in the ledger, which has no line about this one.
  const untold = aPayment({ id: uuid(201), state: 'expired' });
  const shop = createShop(aPayment(), anOrder(), untold);
  shop.pass(END_SECONDS);
  await shop.checkAfter(0n);
  expect(shop.changes).toEqual([{ kind: 'expired', rest: total }]);
});

test('a customer who was told that the time ran out is told it again after a part came', async () => {
  const shop = await createExpired();
  await shop.checkAfter(40n);
  const ofRest = aPayment({ id: uuid(201), amountCents: cents(18_000) });
  shop.state.payments.push(ofRest);
  shop.told.report = seen(0n);
  await shop.check(ofRest);
  expect(shop.changes.map(({ kind }) => kind)).toEqual(['expired', 'part', 'expired']);
});

test.each(['paid', 'cancelled'] as const)('of money for an order that is %s its customer is told nothing', async (status) => {
  const shop = createShop(aPayment(), anOrder(status));
  await shop.checkAfter(40n);
  await shop.checkAfter(100n, 40n);
  expect(shop.changes).toEqual([]);
});

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
