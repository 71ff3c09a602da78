import { expect, test } from 'vitest';
import { createTestClock } from '#kernel/testing/clock.ts';
import { field, refusal } from '#kernel/testing/refusal.ts';
import { FALLBACK_CUSTOMER } from './fallback-customer.ts';
import type { Order } from './order.ts';
import { createSetContact } from './set-contact.ts';
import { createTestTellGuest } from './testing/guest-mail.ts';
import { createOrdersMemory } from './testing/memory-orders.ts';
import { anErasedOrder, anOrder } from './testing/orders.ts';
import { createTestReceipts } from './testing/receipts.ts';

const contact = { name: 'Анна Иванова', email: 'anna@example.com' };

function createShop(order: Order) {
  const memory = createOrdersMemory(order);
  const { receipts, sendReceipt } = createTestReceipts();
  const { news, tellGuest } = createTestTellGuest();
  const time = createTestClock();
  return { ...memory, ...time, receipts, news, setContact: createSetContact({ ...memory, ...time, sendReceipt, tellGuest }) };
}

test('contact data are added to an order without them, trimmed', async () => {
  const order = anOrder('pending', { contact: null });
  const shop = createShop(order);
  await shop.setContact(order.id, { name: ' Анна Иванова ', email: ' Anna@example.com ' });
  expect(shop.state.orders).toEqual([{ ...order, contact }]);
  expect([shop.receipts, shop.news]).toEqual([[], [{ kind: 'placed' }]]);
});

test('a paid order gets its receipt when contact data are added', async () => {
  const order = anOrder('paid', { contact: null });
  const shop = createShop(order);
  await shop.setContact(order.id, contact);
  expect(shop.receipts).toEqual([{ ...order, contact }]);
  expect(shop.state.messages).toMatchObject([{ to: contact.email }]);
});

test('the holder of a link cannot take over an order that has contact data', async () => {
  const order = anOrder('paid');
  const shop = createShop(order);
  const refused = shop.setContact(order.id, { name: 'Борис', email: 'boris@example.com' });
  await expect(refused).rejects.toEqual(refusal('contact_already_set'));
  expect([shop.state.orders, shop.receipts]).toEqual([[order], []]);
});

test('an order whose personal data were erased accepts no contact data', async () => {
  const order = anErasedOrder();
  await expect(createShop(order).setContact(order.id, contact)).rejects.toEqual(refusal('contact_already_set'));
});

test.each([FALLBACK_CUSTOMER, { ...contact, email: FALLBACK_CUSTOMER.email }])(
  'the placeholder is no contact: $name <$email>',
  async (placeholder) => {
    const order = anOrder('pending', { contact: null });
    const refused = createShop(order).setContact(order.id, placeholder);
    await expect(refused).rejects.toEqual(refusal('invalid_request', field('format', 'email')));
  },
);

test('an order that does not exist is not found', async () => {
  const refused = createShop(anOrder()).setContact('another', contact);
  await expect(refused).rejects.toEqual(refusal('not_found'));
});

const corrected = { name: 'Анна Иванова', email: 'anna.right@example.com' };

test.each([
  ['pending', 'placed'],
  ['waiting', 'placed'],
  ['paid', 'paid'],
] as const)(
  'the browser that placed a %s order corrects its e-mail, and only the new one is written to',
  async (status, kind) => {
    const order = anOrder(status, { browserHash: 'own' });
    const shop = createShop(order);
    const mail = { id: 'm', channel: 'email', subject: '', text: 'not sent yet', html: '', language: 'ru' } as const;
    shop.state.messages.push(
      { ...mail, to: contact.email, about: order.id },
      { ...mail, to: 'partner@example.com', about: order.id },
    );
    await shop.setContact(order.id, corrected, 'own');
    expect(shop.state.orders).toEqual([{ ...order, contact: corrected }]);
    expect(shop.news).toEqual([{ kind }]);
    expect(shop.state.messages.map(({ to }) => to)).toEqual(['partner@example.com', corrected.email]);
    expect(shop.receipts).toEqual([]);
  },
);

const otherName = { ...contact, name: 'Анна Петрова' };

test.each([
  ['a name', anOrder('pending', { browserHash: 'own' }), otherName],
  ['the e-mail of a cancelled order', anOrder('cancelled', { browserHash: 'own' }), corrected],
])('nobody is written to when %s is corrected', async (_, order, typed) => {
  const shop = createShop(order);
  await shop.setContact(order.id, typed, 'own');
  expect(shop.state.orders).toMatchObject([{ contact: typed }]);
  expect(shop.news).toEqual([]);
});

test.each([
  ['another browser', { browserHash: 'own' }, 'another', 0],
  ['a browser without a cookie', { browserHash: 'own' }, undefined, 0],
  ['a browser without a cookie, of an order without one', {}, undefined, 0],
  // The order is an hour old.
  ['the browser after a week', { browserHash: 'own' }, 'own', 7 * 24 * 3600 - 3600],
  ['the browser of an order that an account has', { browserHash: 'own', userId: 'anna' }, 'own', 0],
])('%s corrects nothing', async (_, changes, browser, seconds) => {
  const order = anOrder('pending', changes);
  const shop = createShop(order);
  shop.pass(seconds);
  await expect(shop.setContact(order.id, corrected, browser)).rejects.toEqual(refusal('contact_already_set'));
  expect([shop.state.orders, shop.news]).toEqual([[order], []]);
});
