import { expect, test } from 'vitest';
import { userCaller } from '#kernel/testing/callers.ts';
import type { Ask } from '#modules/money/index.ts';
import type { Order } from '#modules/orders/index.ts';
import { aPayment } from '#modules/payments/testing/payments.ts';
import { DAY, leaveShopWith, own } from './testing/leave-shop.ts';
import { anAsk, anna, aRefund } from './testing/memory-accounts.ts';

test('money is asked for where it certainly came and is not on its way back already', async () => {
  const shop = leaveShopWith(
    own('paid', 'paid'),
    own('waiting', 'to be confirmed'),
    own('paid', 'goes back'),
    own('completed', 'goes back too'),
  );
  shop.state.refunds.push(aRefund('goes back', 'requested'), aRefund('goes back too', 'sent'));
  await shop.choose(userCaller(), 'money_first');
  expect(shop.wishes).toEqual(['cancel paid']);
});

test('no money is asked for an order that was placed after the customer chose', async () => {
  const shop = leaveShopWith(own('paid', 'of that moment', { createdAt: new Date('2026-11-20T10:00:00Z') }));
  await shop.choose(userCaller(), 'money_first');
  shop.state.orders.push(own('paid', 'placed later', { createdAt: new Date('2026-11-20T10:00:01Z') }));
  await shop.leave();
  expect(shop.wishes).toEqual(['cancel of that moment']);
});

test('a part that came of an unpaid order is asked for once, and support gets no letter, which would speak of a paid order', async () => {
  const shop = leaveShopWith(own('pending', 'part'));
  shop.state.payments.push(aPayment({ orderId: 'part', state: 'expired', received: 1n }));
  await shop.choose(userCaller(), 'money_first');
  await shop.leave();
  expect(shop.state.asks).toMatchObject([{ orderId: 'part', state: 'open' }]);
  expect(shop.wishes).toEqual([]);
});

test('no money is asked for that is still being confirmed', async () => {
  const shop = leaveShopWith(own('pending', 'confirming'));
  shop.state.payments.push(aPayment({ orderId: 'confirming', state: 'confirming', received: 1n }));
  await shop.choose(userCaller(), 'money_first');
  expect(shop.state.asks).toEqual([]);
});

test('an order that is paid after the choice is asked for first, and the next run writes to its customer', async () => {
  const shop = leaveShopWith(own('paid', 'paid'), own('waiting', 'to be confirmed'));
  await shop.choose(userCaller(), 'money_first');
  shop.state.orders = shop.state.orders.map((order) => ({ ...order, status: 'paid' }) as Order);
  shop.pass(30 * DAY);
  await shop.leave();
  expect([shop.wishes.at(-1), shop.letters]).toEqual(['cancel to be confirmed', []]);
  await shop.leave();
  expect(shop.counts()).toMatchObject({ letters: 1, toSupport: 2 });
});

test('no money is asked for an order that is completed in the same moment', async () => {
  const shop = leaveShopWith(own('completed', 'just completed'));
  // It is read before its lock, as it was a moment ago.
  const { read } = shop.personalData.orders;
  shop.personalData.orders.read = async (ids) =>
    (await read(ids)).map((record) => ({ ...record, order: own('processing', record.order.id) }));
  await shop.choose(userCaller(), 'money_first');
  expect([shop.wishes, shop.state.asks]).toEqual([[], []]);
});

test.each<[string, Ask[], Ask]>([
  ['the customer asks for it at the order', [], anAsk('first')],
  ['the shop declines an earlier wish', [anAsk('first')], anAsk('first', 'declined')],
])('no money is asked for when, in the same moment, %s', async (_, before, after) => {
  const shop = leaveShopWith(own('paid', 'first'));
  shop.state.asks = before;
  shop.pass(60);
  const { lock } = shop.stores.orders;
  shop.stores.orders.lock = async (id) => {
    shop.state.asks = [after];
    return lock(id);
  };
  await shop.choose(userCaller(), 'money_first');
  expect([shop.wishes, shop.state.asks]).toEqual([[], [after]]);
});

/** A customer whose wish from before the choice was replaced by that of the choice; support had a letter about the first, and gets no other. */
async function chosenAfterWish() {
  const shop = leaveShopWith(own('paid', 'first'));
  shop.state.asks.push(anAsk('first'));
  shop.pass(60);
  await shop.choose(userCaller(), 'money_first');
  expect(shop.state.asks.map(({ state }) => state)).toEqual(['withdrawn', 'open']);
  expect(shop.wishes).toEqual([]);
  return shop;
}

test('whoever had asked for the money before the choice is asked again after a refusal, and the shop is not', async () => {
  const shop = await chosenAfterWish();
  shop.answer('declined');
  await shop.leave();
  await shop.leave();
  expect(shop.counts()).toEqual({ letters: 1, toSupport: 0, closed: 0 });
  expect(shop.state.asks).toHaveLength(2);
});

test('whoever had asked for the money before the choice leaves once it is back, and the shop is not asked again', async () => {
  const shop = await chosenAfterWish();
  shop.answer('granted');
  shop.state.refunds.push(aRefund('first', 'confirmed', new Date('2026-11-20T10:02:00Z')));
  await shop.leave();
  expect(shop.counts()).toEqual({ letters: 0, toSupport: 0, closed: 1 });
  expect(shop.state.asks).toHaveLength(2);
});

test('once a part of the money is back as agreed, the account goes, and the rest of the rituals is performed', async () => {
  const shop = leaveShopWith(own('paid', 'first'));
  await shop.choose(userCaller(), 'money_first');
  shop.answer('granted');
  shop.state.refunds.push(aRefund('first', 'sent'));
  await shop.leave();
  expect(shop.state.closed).toEqual([]);
  shop.state.refunds = [aRefund('first', 'confirmed')];
  await shop.leave();
  expect([shop.state.closed.length, shop.state.kept, shop.letters]).toEqual([1, ['first'], []]);
});

test('an order of which a part of the money is back is not asked for again by a repeated choice, while another is under way', async () => {
  const shop = leaveShopWith(own('paid', 'first'), own('paid', 'second'));
  await shop.choose(userCaller(), 'money_first');
  shop.state.asks = shop.state.asks.map((ask) => (ask.orderId === 'first' ? { ...ask, state: 'granted' } : ask));
  shop.state.refunds.push(aRefund('first', 'confirmed'));
  shop.pass(60);
  await shop.choose(userCaller(), 'money_first');
  expect(shop.wishes).toEqual(['cancel first', 'cancel second']);
  expect(shop.state.asks).toHaveLength(2);
});

test('a part of the money that came back before the customer chose is no answer to the choice', async () => {
  const shop = leaveShopWith(own('paid', 'first'));
  shop.state.refunds.push(aRefund('first', 'confirmed', new Date('2026-11-10T10:00:00Z')));
  await shop.choose(userCaller(), 'money_first');
  await shop.leave();
  expect([shop.state.closed, shop.wishes]).toEqual([[], ['cancel first']]);
});

/** The shop declines the wish for the money of an order, and the job looks twice. */
async function decline(shop: ReturnType<typeof leaveShopWith>, refused: string) {
  shop.state.asks = shop.state.asks.map((ask) => (ask.orderId === refused ? { ...ask, state: 'declined' } : ask));
  await shop.leave();
  await shop.leave();
}

test('each further refusal is told', async () => {
  const shop = leaveShopWith(own('paid', 'first'), own('paid', 'second'));
  await shop.choose(userCaller(), 'money_first');
  await decline(shop, 'first');
  expect(shop.letters).toHaveLength(1);
  await decline(shop, 'second');
  expect(shop.letters).toHaveLength(2);
});

test('a refusal is told also when the order of an earlier one is performed by then', async () => {
  const shop = leaveShopWith(own('paid', 'first'), own('paid', 'second'));
  await shop.choose(userCaller(), 'money_first');
  await decline(shop, 'first');
  shop.state.orders = shop.state.orders.map((order) => (order.id === 'first' ? own('completed', 'first') : order));
  await shop.leave();
  expect(shop.letters).toHaveLength(1);
  await decline(shop, 'second');
  expect(shop.letters).toHaveLength(2);
});

test('a customer without an e-mail gets no letter after a refusal', async () => {
  const shop = leaveShopWith(own('paid', 'first'));
  shop.state.users = [{ ...anna, email: null }];
  await shop.choose(userCaller(), 'money_first');
  await decline(shop, 'first');
  expect(shop.state.messages).toEqual([]);
});

test('whoever keeps the account takes every open wish for a refund back, also one from before', async () => {
  const shop = leaveShopWith(own('paid', 'first'));
  shop.state.asks.push(anAsk('first'));
  await shop.choose(userCaller(), 'keep');
  expect(shop.state.asks).toMatchObject([{ state: 'withdrawn' }]);
});

test('a wish that stands for a failed refund stays open, also when the customer keeps the account', async () => {
  const shop = leaveShopWith(own('paid', 'first'));
  shop.state.asks.push(anAsk('first'));
  shop.state.refunds.push({ ...aRefund('first', 'rejected'), askedAt: new Date() });
  shop.state.failuresOpen.add('refund of first');
  await shop.choose(userCaller(), 'keep');
  expect(shop.state.asks).toMatchObject([{ state: 'open' }]);
});

test('money that comes back unasked of an order placed after the choice does not delete the account', async () => {
  const shop = leaveShopWith(own('paid', 'first'));
  await shop.choose(userCaller(), 'money_first');
  shop.answer('granted');
  shop.state.orders.push(own('paid', 'placed later', { createdAt: new Date('2026-11-20T10:00:01Z') }));
  shop.state.refunds.push(aRefund('first', 'confirmed'), aRefund('placed later', 'confirmed'));
  await shop.leave();
  expect(shop.counts()).toMatchObject({ letters: 0, closed: 0 });
});

test('a refusal from before the choice is no answer to it', async () => {
  const shop = leaveShopWith(own('waiting', 'paid formerly'));
  shop.state.asks.push(anAsk('paid formerly', 'declined'));
  shop.pass(60);
  await shop.choose(userCaller(), 'money_first');
  await shop.leave();
  expect(shop.letters).toEqual([]);
});
