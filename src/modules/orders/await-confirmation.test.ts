import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { createTestClock, uuid } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { createAwaitConfirmation } from './await-confirmation.ts';
import type { Order } from './order.ts';
import { createTestTellGuest } from './testing/guest-mail.ts';
import { createOrdersMemory } from './testing/memory-orders.ts';
import { anOrder } from './testing/orders.ts';
import { createTestTellPartner, indra, memoryPartners } from './testing/partners.ts';

const { clock } = createTestClock();

function createShop(orders: Order | Order[], findPartner = memoryPartners(indra)) {
  const memory = createOrdersMemory(...[orders].flat());
  const { tellPartner, ...partners } = createTestTellPartner();
  const { news, tellGuest } = createTestTellGuest();
  const awaitConfirmation = createAwaitConfirmation({ ...memory, clock, findPartner, tellPartner, tellGuest });
  return { ...memory, ...partners, news, awaitConfirmation };
}

test('however often the payer changes the method, the partner and the payer are written to once about a payment by hand', async () => {
  const order = anOrder('pending', { partner: 'indra' });
  const shop = createShop(order, memoryPartners());
  for (const method of ['manual', 'manual', 'card', 'manual'] as const) await shop.awaitConfirmation(order.id, method);
  expect(shop.told).toEqual([[order.id, indra.email]]);
  expect(shop.state.messages).toMatchObject([{ to: indra.email, text: order.id }, { to: 'anna@example.com' }]);
  expect(shop.news).toEqual([{ kind: 'partner', name: indra.name, rest: order.total }]);
  expect(shop.state.orders).toMatchObject([{ status: 'waiting', paymentMethod: 'manual' }]);
});

test('where a part of an order came in a coin, the letters on its payment by hand name the rest', async () => {
  const order = anOrder('pending', { partner: 'indra' });
  const shop = createShop(order);
  shop.state.received = cents(10_000);
  await shop.awaitConfirmation(order.id, 'manual');
  const rest = order.total - 10_000;
  expect(shop.rests).toEqual([rest]);
  expect(shop.news).toEqual([{ kind: 'partner', name: indra.name, rest }]);
});

test('while all of the money awaits its confirmations in a coin, nobody is asked for it by hand', async () => {
  const order = anOrder('pending', { partner: 'indra' });
  const shop = createShop(order);
  shop.state.received = order.total;
  await expect(shop.awaitConfirmation(order.id, 'manual')).rejects.toEqual(refusal('payment_confirming'));
  expect([shop.state.orders, shop.told, shop.news]).toEqual([[order], [], []]);
});

test('anybody may place orders as a guest, so a hundred of these a day are told to their partner, and all wait', async () => {
  const orders = Array.from({ length: 101 }, (_, index) => anOrder('pending', { id: uuid(index), partner: 'indra' }));
  const ofAccount = anOrder('pending', { id: uuid(200), partner: 'indra', userId: 'anna' });
  const shop = createShop([...orders, ofAccount], memoryPartners());
  for (const { id } of [...orders, ofAccount]) await shop.awaitConfirmation(id, 'manual');
  expect(shop.told.map(([id]) => id)).toEqual([...orders.slice(0, 100), ofAccount].map(({ id }) => id));
  expect(shop.state.orders.every(({ status }) => status === 'waiting')).toBe(true);
  const last = shop.state.messages.filter(({ subject }) => subject === 'the last today');
  expect(last.map(({ text }) => text)).toEqual([uuid(99)]);
});

test('without a partner of its own an order is paid to the one whom the shop has named', async () => {
  const surya = { slug: 'surya', name: 'Surya', email: 'surya@example.com', language: 'en' as const };
  const order = anOrder('pending');
  const shop = createShop(order, memoryPartners(surya));
  await shop.awaitConfirmation(order.id, 'manual');
  expect(shop.told).toEqual([[order.id, surya.email]]);
});

test('an order without any partner cannot be paid by hand, and can be paid by card', async () => {
  const order = anOrder('pending');
  const shop = createShop(order, memoryPartners());
  await expect(shop.awaitConfirmation(order.id, 'manual')).rejects.toEqual(refusal('no_partner'));
  expect([shop.state.orders, shop.told]).toEqual([[order], []]);
  await shop.awaitConfirmation(order.id, 'card');
  expect([shop.state.orders[0]?.status, shop.told]).toEqual(['waiting', []]);
});

// One that has waited for it before is pending with the method.
test.each(['crypto', 'card'] as const)(
  'a pending order, its method %s, waits once its payer chose the card link',
  async (before) => {
    const order = anOrder('pending', { paymentMethod: before });
    const shop = createShop(order);
    await shop.awaitConfirmation(order.id, 'card');
    expect(shop.state.orders).toEqual([anOrder('waiting', { paymentMethod: 'card' })]);
    const change = { from: 'pending', to: 'waiting', at: clock(), actor: { kind: 'payer' }, reason: 'payer_chose_card' };
    expect(shop.state.history).toEqual([{ orderId: order.id, ...change }]);
  },
);

test('a change of the payment method of a waiting order is recorded in its history', async () => {
  const order = anOrder('waiting', { paymentMethod: 'card' });
  const shop = createShop(order);
  await shop.awaitConfirmation(order.id, 'manual');
  expect(shop.state.orders).toEqual([anOrder('waiting', { paymentMethod: 'manual' })]);
  expect(shop.state.history).toMatchObject([{ from: 'waiting', to: 'waiting', reason: 'payer_chose_manual' }]);
});

test('the same payment method again changes nothing', async () => {
  const order = anOrder('waiting', { paymentMethod: 'card' });
  const shop = createShop(order);
  await shop.awaitConfirmation(order.id, 'card');
  expect([shop.state.orders, shop.state.history]).toEqual([[order], []]);
});

test('the partner is told of the payer’s choice to pay by hand, once, also when a member of the shop has confirmed it before', async () => {
  const order = anOrder('waiting', { paymentMethod: 'manual', partner: 'indra' });
  const shop = createShop(order);
  const change = { from: 'pending', to: 'waiting', at: clock(), actor: { kind: 'staff' } } as const;
  shop.state.history.push({ orderId: order.id, ...change, reason: 'second_person_awaited' });
  for (const _ of ['once', 'again']) await shop.awaitConfirmation(order.id, 'manual');
  expect(shop.told).toEqual([[order.id, indra.email]]);
  expect(shop.state.history.slice(1)).toMatchObject([{ from: 'waiting', to: 'waiting', reason: 'payer_chose_manual' }]);
});

test('partner and payer are written to once more about a payment by hand that the payer chooses again after a person declined it', async () => {
  const order = anOrder('pending', { partner: 'indra' });
  const shop = createShop(order);
  await shop.awaitConfirmation(order.id, 'manual');
  const declined = { from: 'waiting', to: 'pending', at: clock(), actor: { kind: 'partner' } } as const;
  shop.state.orders = [order];
  shop.state.history.push({ orderId: order.id, ...declined, reason: 'payment_declined' });
  for (const method of ['manual', 'card', 'manual'] as const) await shop.awaitConfirmation(order.id, method);
  expect(shop.told).toEqual(Array(2).fill([order.id, indra.email]));
  expect(shop.news).toEqual(Array(2).fill({ kind: 'partner', name: indra.name, rest: order.total }));
});

test.each(['paid', 'processing', 'ready', 'completed', 'cancelled'] as const)(
  'an order that is %s cannot wait for confirmation',
  async (status) => {
    const order = anOrder(status);
    const shop = createShop(order);
    await expect(shop.awaitConfirmation(order.id, 'manual')).rejects.toEqual(refusal('order_not_payable'));
    expect(shop.state.orders).toEqual([order]);
  },
);

test('an order that does not exist is not found', async () => {
  const shop = createShop(anOrder());
  await expect(shop.awaitConfirmation('another', 'card')).rejects.toEqual(refusal('not_found'));
});
