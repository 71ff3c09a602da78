import { expect, test } from 'vitest';
import { field, refusal } from '#kernel/testing/refusal.ts';
import { FALLBACK_CUSTOMER } from './fallback-customer.ts';
import type { Order } from './order.ts';
import { createSetContact } from './set-contact.ts';
import { createOrdersMemory } from './testing/memory-orders.ts';
import { anErasedOrder, anOrder } from './testing/orders.ts';
import { createTestReceipts } from './testing/receipts.ts';

const contact = { name: 'Анна Иванова', email: 'anna@example.com' };

function createShop(order: Order) {
  const memory = createOrdersMemory(order);
  const { receipts, sendReceipt } = createTestReceipts();
  return { ...memory, receipts, setContact: createSetContact({ ...memory, sendReceipt }) };
}

test('contact data are added to an order without them, trimmed', async () => {
  const order = anOrder('pending', { contact: null });
  const shop = createShop(order);
  await shop.setContact(order.id, { name: ' Анна Иванова ', email: ' anna@example.com ' });
  expect(shop.state.orders).toEqual([{ ...order, contact }]);
  expect(shop.receipts).toEqual([]);
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
  'the stand-in is no contact: $name <$email>',
  async (standIn) => {
    const order = anOrder('pending', { contact: null });
    const refused = createShop(order).setContact(order.id, standIn);
    await expect(refused).rejects.toEqual(refusal('invalid_request', field('format', 'email')));
  },
);

test('an order that does not exist is not found', async () => {
  const refused = createShop(anOrder()).setContact('another', contact);
  await expect(refused).rejects.toEqual(refusal('not_found'));
});
