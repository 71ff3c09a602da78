import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { createTestTellCustomer } from '#modules/orders/testing/guest-mail.ts';
import { createExpireOrders } from './expire-orders.ts';
import { createOpenPayment } from './open-payment.ts';
import { createConfirmCardPayment } from './pay-by-card.ts';
import { createCardShop } from './testing/card-shop.ts';
import { createTestGateway } from './testing/test-gateway.ts';

const DAY = 24 * 3600;

/** A shop whose payer was sent to a checkout for cards, and may choose a coin too. */
async function createShop() {
  const shop = createCardShop();
  await shop.open();
  const coins = createTestGateway(shop.state);
  const { tellCustomer } = createTestTellCustomer();
  const deps = { ...shop, gateway: coins.gateway, ttlSeconds: 1200, tolerancePercent: 0, isTest: false };
  const openCoin = createOpenPayment(deps);
  return {
    ...shop,
    openCoin: () => openCoin({ orderId: shop.order.id, coin: 'BTC', amountCents: cents(30_000) }),
    expire: createExpireOrders({ ...shop, tellCustomer, unpaidSeconds: 7 * DAY }),
  };
}

test('a payer who chooses a coin has the checkout for cards ended', async () => {
  const shop = await createShop();
  await shop.openCoin();
  expect(shop.last()).toMatchObject({ state: 'open', unwanted: true });
  expect(shop.state.due.get(shop.last().id)).toEqual(shop.clock());
  await shop.checkLast();
  expect(shop.last().state).toBe('expired');
});

test('a payer who looks at the open coin again while a checkout is being made stays with the coin', async () => {
  const shop = await createShop();
  await shop.openCoin();
  await shop.checkLast();
  shop.told.meanwhile = shop.openCoin;
  await expect(shop.open()).rejects.toEqual(refusal('request_in_progress', { retryAfterSeconds: 1 }));
  expect(shop.state.payments.at(-1)).toMatchObject({ state: 'waiting' });
  expect(shop.last()).toMatchObject({ state: 'open', unwanted: true });
});

test('checkouts and addresses of an order are counted together: thirty in a day', async () => {
  const shop = await createShop();
  for (let pair = 0; pair < 14; pair += 1) {
    await shop.openCoin();
    await shop.open();
  }
  await shop.openCoin();
  await expect(shop.open()).rejects.toEqual(refusal('rate_limited', { retryAfterSeconds: DAY }));
  expect([shop.state.sessions.length, shop.state.payments.length]).toEqual([15, 15]);
  // The coin, which no checkout replaces, can still be paid.
  expect(shop.state.payments.at(-1)).toMatchObject({ state: 'waiting' });
});

test("no coin is opened while a card's money is on its way", async () => {
  const shop = await createShop();
  shop.told.report = shop.paid({ state: 'processing' });
  await shop.checkLast();
  await expect(shop.openCoin()).rejects.toEqual(refusal('payment_confirming'));
});

test('an order that was paid otherwise has its checkout ended', async () => {
  const shop = await createShop();
  await createConfirmCardPayment({ ...shop, gateway: 'link' })(shop.order.id);
  expect(shop.last()).toMatchObject({ state: 'open', unwanted: true });
});

test('an order stays while its checkout can be paid or its money is on the way, and no longer', async () => {
  const shop = await createShop();
  shop.pass(7 * DAY);
  await shop.expire();
  shop.told.report = shop.paid({ state: 'processing' });
  await shop.checkLast();
  await shop.expire();
  expect(shop.state.orders).toEqual([shop.order]);
  shop.told.report = shop.paid({ state: 'failed' });
  await shop.checkLast();
  await shop.expire();
  expect(shop.state.orders).toMatchObject([{ status: 'cancelled' }]);
});
