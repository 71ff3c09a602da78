import { expect, test } from 'vitest';
import type { Caller } from '#kernel/caller.ts';
import { guest, userCaller } from '#kernel/testing/callers.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import type { Order } from '#modules/orders/index.ts';
import { anErasedOrder, anOrder } from '#modules/orders/testing/orders.ts';
import { aPayment } from '#modules/payments/testing/payments.ts';
import { createAskForRefund, withdrawAsk } from './ask-for-refund.ts';
import { createMoneyShop } from './testing/memory-money.ts';

const anna = userCaller();

test('the customer of a paid order asks to cancel it by asking for the money: once, and support is told', async () => {
  const order = anOrder('paid', { userId: anna.userId });
  const money = createMoneyShop([order]);
  await createAskForRefund(money)(order.id, anna);
  await createAskForRefund(money)(order.id, anna);
  expect(money.state.asks).toMatchObject([{ orderId: order.id, state: 'open' }]);
  expect(money.wishes).toEqual([{ kind: 'cancel' }]);
});

test('who has deleted the account asks by proving its contact', async () => {
  const order = anOrder('paid', { userId: 'gone', left: { isKept: true, claim: 'hash' } });
  const money = createMoneyShop([order]);
  const claims = { isHeldBy: (_: Order, caller: Caller) => caller === anna };
  await createAskForRefund({ ...money, claims })(order.id, anna);
  expect(money.state.asks).toMatchObject([{ orderId: order.id, state: 'open' }]);
});

test.each<[string, Order, typeof guest | typeof anna]>([
  ['whoever has the link of a paid order', anOrder('paid', { userId: 'anna' }), guest],
  ['somebody else', anOrder('paid', { userId: 'anna' }), userCaller({ userId: 'boris', email: 'boris@example.com' })],
  ['whoever has the link of a paid order that was erased', anErasedOrder('paid'), guest],
  ['the customer of an order that has begun', anOrder('processing', { userId: 'anna' }), anna],
  ['the customer of an order that nobody paid', anOrder('pending', { userId: 'anna' }), anna],
])('%s cannot ask for its money', async (_, order, caller) => {
  const money = createMoneyShop([order]);
  await expect(createAskForRefund(money)(order.id, caller)).rejects.toEqual(refusal('illegal_transition'));
  expect([money.state.asks, money.wishes]).toEqual([[], []]);
});

test('a wish that was taken back is none: once a ritual has begun, asking again is refused', async () => {
  const order = anOrder('processing', { userId: anna.userId });
  const money = createMoneyShop([order]);
  const answered = { orderId: order.id, askedAt: money.clock(), answeredBy: null, note: null };
  money.state.asks.push({ ...answered, id: 'ask', state: 'withdrawn' });
  await expect(createAskForRefund(money)(order.id, anna)).rejects.toEqual(refusal('illegal_transition'));
});

test('whoever has the link of an order with a trouble asks without a mail to support, who see it among what waits', async () => {
  const order = anOrder('cancelled');
  const late = aPayment({ state: 'expired', received: 40n, confirmed: 40n, reviews: ['order_cancelled'] });
  const money = createMoneyShop([order], [late]);
  await createAskForRefund(money)(order.id, guest);
  expect(money.state.asks).toMatchObject([{ state: 'open' }]);
  expect(money.wishes).toEqual([]);
});

test('asking again after a refusal changes nothing', async () => {
  const order = anOrder('paid', { userId: anna.userId });
  const money = createMoneyShop([order]);
  await createAskForRefund(money)(order.id, anna);
  const declined = money.state.asks.map((ask) => ({ ...ask, state: 'declined' as const }));
  money.state.asks = declined;
  await createAskForRefund(money)(order.id, anna);
  expect([money.state.asks, money.wishes.length]).toEqual([declined, 1]);
});

test('nobody asks for the money of an order that does not exist', async () => {
  await expect(createAskForRefund(createMoneyShop([]))(anOrder().id, guest)).rejects.toEqual(refusal('not_found'));
});

test('an open wish is taken back once, which the history of its order tells of the customer', async () => {
  const order = anOrder('paid', { userId: anna.userId });
  const money = createMoneyShop([order]);
  const withdraw = () =>
    money.transact(async (stores) => {
      await stores.orders.lock(order.id);
      await withdrawAsk(stores, order, money.clock());
    });
  await withdraw();
  expect([money.state.asks, money.state.history]).toEqual([[], []]);
  await createAskForRefund(money)(order.id, anna);
  await withdraw();
  await withdraw();
  expect(money.state.asks).toMatchObject([{ state: 'withdrawn', answeredBy: null }]);
  expect(money.state.history).toMatchObject([
    { from: 'paid', to: 'paid', actor: { kind: 'payer' }, reason: 'refund_wish_withdrawn' },
  ]);
});
