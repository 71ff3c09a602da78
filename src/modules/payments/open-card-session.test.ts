import { expect, test } from 'vitest';
import { refusal } from '#kernel/testing/refusal.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { createCardShop } from './testing/card-shop.ts';
import { aPayment } from './testing/payments.ts';

const request = { caller: 'browser', operation: 'payByCard', key: 'key', bodyHash: 'body' };
const order = anOrder();
/** A checkout lives for twelve hours, and is shown no more in the last half hour. */
const LIFE_SECONDS = 12 * 3600;
const SHOWN_SECONDS = 11.5 * 3600;

test('a payer is sent to a checkout that charges the total, and is told so by mail', async () => {
  const shop = createCardShop();
  const { result } = await shop.open();
  expect(result.url).toBe(`https://pay.example/${shop.last().id}`);
  expect(shop.last()).toMatchObject({ state: 'open', amountCents: 30_000, unwanted: false, orderId: order.id });
  expect(shop.news).toEqual([{ kind: 'card', url: result.url }]);
  expect(shop.state.orders).toEqual([order]);
  const data = { cardSessionId: shop.last().id, gatewaySessionId: `cs-${shop.last().id}`, amountCents: 30_000 };
  expect(shop.state.ledger).toMatchObject([{ kind: 'card_opened', paymentId: null, gateway: 'cards', data }]);
});

test('a checkout is shown again while much of its time is left, and told once', async () => {
  const shop = createCardShop();
  const { result } = await shop.open();
  shop.pass(SHOWN_SECONDS - 1);
  expect(await shop.open()).toEqual({ result, replayed: false });
  expect([shop.state.sessions.length, shop.news.length, shop.told.asked.length]).toEqual([1, 1, 1]);
});

test('a checkout whose time is nearly up is ended before the next is made', async () => {
  const shop = createCardShop();
  const first = await shop.open();
  shop.pass(SHOWN_SECONDS);
  const second = await shop.open();
  expect(second.result.url).not.toBe(first.result.url);
  expect(shop.state.sessions).toMatchObject([{ state: 'expired', unwanted: true }, { state: 'open' }]);
});

test('no next checkout is made while the old one cannot be ended', async () => {
  const shop = createCardShop();
  await shop.open();
  shop.pass(SHOWN_SECONDS);
  shop.told.isDown = true;
  await expect(shop.open()).rejects.toMatchObject({ code: 'gateway_unavailable' });
  expect(shop.state.sessions).toHaveLength(1);
});

test('an old checkout that was paid before it could be ended is the payment', async () => {
  const shop = createCardShop();
  await shop.open();
  shop.pass(SHOWN_SECONDS);
  shop.told.report = shop.paid();
  await expect(shop.open()).rejects.toEqual(refusal('order_not_payable'));
  expect(shop.state.orders).toMatchObject([{ status: 'paid', paymentMethod: 'card' }]);
  expect([shop.state.sessions.length, shop.receipts.length]).toEqual([1, 1]);
});

test('after a lost answer the same checkout is asked for again', async () => {
  const shop = createCardShop();
  shop.told.isDown = true;
  await expect(shop.openWith(order.id, request)).rejects.toMatchObject({ code: 'gateway_unavailable' });
  shop.told.isDown = false;
  await shop.openWith(order.id, request);
  expect(new Set(shop.told.asked).size).toBe(1);
  expect(shop.state.sessions).toHaveLength(1);
});

test('a checkout that the gateway refuses is followed by another', async () => {
  const shop = createCardShop();
  shop.told.refuses = true;
  await expect(shop.open()).rejects.toMatchObject({ code: 'gateway_unavailable' });
  shop.told.refuses = false;
  await shop.open();
  expect(new Set(shop.told.asked).size).toBe(2);
  expect(shop.state.sessions).toMatchObject([
    { state: 'creating', unwanted: true },
    { state: 'open', unwanted: false },
  ]);
});

test('two requests at once ask the gateway once', async () => {
  const shop = createCardShop();
  shop.told.meanwhile = () => expect(shop.open()).rejects.toEqual(refusal('request_in_progress', { retryAfterSeconds: 1 }));
  await shop.open();
  expect(shop.told.asked).toHaveLength(1);
});

test('a checkout that its payer gave up while it was being made is shown to nobody, and ended', async () => {
  const shop = createCardShop();
  shop.told.meanwhile = () =>
    shop.transact(async ({ orders, cards }) => {
      await orders.lock(order.id);
      await cards.giveUp(order.id, shop.clock());
    });
  await expect(shop.open()).rejects.toEqual(refusal('request_in_progress', { retryAfterSeconds: 1 }));
  expect(shop.last()).toMatchObject({ state: 'open', unwanted: true });
  expect(shop.state.due.get(shop.last().id)).toEqual(shop.clock());
  expect(shop.news).toEqual([]);
});

test('the same key gives the same checkout until its end, and then a new one', async () => {
  const shop = createCardShop();
  const first = await shop.openWith(order.id, request);
  expect(await shop.openWith(order.id, request)).toEqual({ ...first, replayed: true });
  shop.pass(LIFE_SECONDS);
  const later = await shop.openWith(order.id, request);
  expect(later).toMatchObject({ replayed: false });
  expect(later.result.url).not.toBe(first.result.url);
  expect(await shop.openWith(order.id, request)).toEqual({ ...later, replayed: true });
});

test.each([
  ['the order is paid', 'paid', false, 'order_not_payable'],
  ['the gateway is away', 'pending', true, 'gateway_unavailable'],
] as const)(
  'after the end of the checkout, while %s, its key gives the first answer, and another none',
  async (_, status, isDown, code) => {
    const shop = createCardShop();
    const first = await shop.openWith(order.id, request);
    shop.pass(LIFE_SECONDS);
    shop.state.orders = [anOrder(status)];
    shop.told.isDown = isDown;
    expect(await shop.openWith(order.id, request)).toEqual({ ...first, replayed: true });
    await expect(shop.openWith(order.id, { ...request, key: 'another' })).rejects.toMatchObject({ code });
  },
);

test('a checkout replaces a payment in a coin, so that the payer is asked once', async () => {
  const shop = createCardShop(order, aPayment());
  await shop.open();
  expect(shop.state.payments).toMatchObject([{ state: 'cancelled' }]);
});

test.each(['isDown', 'refuses'] as const)(
  'a payment in a coin goes on asking while the gateway makes no checkout: it %s',
  async (trouble) => {
    const shop = createCardShop(order, aPayment());
    shop.told[trouble] = true;
    await expect(shop.open()).rejects.toMatchObject({ code: 'gateway_unavailable' });
    expect(shop.state.payments).toMatchObject([{ state: 'waiting' }]);
    shop.told[trouble] = false;
    await shop.open();
    expect(shop.state.payments).toMatchObject([{ state: 'cancelled' }]);
  },
);

test.each([
  ['the whole amount in a coin awaits confirmations', { state: 'confirming', received: 100n }, 'payment_confirming'],
  ['a part came in a coin, because the card would be charged the total', { state: 'expired', received: 40n }, 'part_paid'],
] as const)('a checkout is refused while %s', async (_, changes, code) => {
  const shop = createCardShop(order, aPayment(changes));
  await expect(shop.openWith(order.id, request)).rejects.toEqual(refusal(code));
  expect([shop.told.asked, shop.state.sessions, shop.state.keys.size]).toEqual([[], [], 0]);
});

test("a checkout is refused while a card's money is on its way", async () => {
  const shop = createCardShop();
  await shop.open();
  shop.told.report = shop.paid({ state: 'processing' });
  await shop.checkLast();
  await expect(shop.open()).rejects.toEqual(refusal('payment_confirming'));
});

test('a card whose money failed is offered again', async () => {
  const shop = createCardShop();
  await shop.open();
  shop.told.report = shop.paid({ state: 'failed' });
  await shop.checkLast();
  await shop.open();
  expect(shop.state.sessions).toMatchObject([{ state: 'failed' }, { state: 'open' }]);
});

test.each(['paid', 'cancelled'] as const)('a checkout is refused for an order that is %s', async (status) => {
  const shop = createCardShop(anOrder(status));
  await expect(shop.open()).rejects.toEqual(refusal('order_not_payable'));
  expect(shop.told.asked).toEqual([]);
});

test('a checkout is refused for an order that does not exist', async () => {
  await expect(createCardShop().openWith('another')).rejects.toEqual(refusal('not_found'));
});
