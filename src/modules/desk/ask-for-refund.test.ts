import { expect, test } from 'vitest';
import { guest, userCaller } from '#kernel/testing/callers.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import type { Order } from '#modules/orders/index.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { createAskForRefund } from './ask-for-refund.ts';
import { createDesk } from './testing/memory-desk.ts';

const anna = userCaller();

test('the customer of a paid order asks to cancel it by asking for the money: once, and support is told', async () => {
  const order = anOrder('paid', { userId: anna.userId });
  const desk = createDesk([order]);
  await createAskForRefund(desk)(order.id, anna);
  await createAskForRefund(desk)(order.id, anna);
  expect(desk.state.asks).toMatchObject([{ orderId: order.id, state: 'open' }]);
  expect(desk.wishes).toEqual([{ kind: 'cancel' }]);
});

test.each<[string, Order, typeof guest | typeof anna]>([
  ['whoever has the link of a paid order', anOrder('paid', { userId: 'anna' }), guest],
  ['somebody else', anOrder('paid', { userId: 'anna' }), userCaller({ userId: 'boris', email: 'boris@example.com' })],
  ['the customer of an order that has begun', anOrder('processing', { userId: 'anna' }), anna],
  ['the customer of an order that nobody paid', anOrder('pending', { userId: 'anna' }), anna],
])('%s cannot ask for its money', async (_, order, caller) => {
  const desk = createDesk([order]);
  await expect(createAskForRefund(desk)(order.id, caller)).rejects.toEqual(refusal('illegal_transition'));
  expect([desk.state.asks, desk.wishes]).toEqual([[], []]);
});
