import { expect, test } from 'vitest';
import { createTestIds, uuid } from '#kernel/testing/clock.ts';
import type { Order, OrderNews } from '#modules/orders/index.ts';
import { anErasedOrder, anOrder } from '#modules/orders/testing/orders.ts';
import { createSendOrderNews } from './send-order-news.ts';
import { createOutbox, letterPlace } from './testing/letter-place.ts';

async function lettersAbout(order: Order, kind: 'link' | 'paid') {
  const { sent, messages } = createOutbox();
  const news: OrderNews = { kind };
  await createSendOrderNews({ ...letterPlace, newId: createTestIds() })(order, news, messages);
  return sent;
}

test('a letter that staff send goes to the e-mail of the order in its language', async () => {
  const sent = await lettersAbout(anOrder('pending', { language: 'en' }), 'link');
  expect(sent).toMatchObject([{ id: uuid(1), to: 'anna@example.com', about: anOrder().id, language: 'en' }]);
});

test.each([
  ['was erased', anErasedOrder()],
  ['has a name without an e-mail', anOrder('pending', { contact: { name: 'Anna', email: null } })],
])('nothing is sent about an order that %s', async (_, order) => {
  expect(await lettersAbout(order, 'link')).toEqual([]);
});

test('a receipt that staff send waits as long as the payment can be taken back, a link does not', async () => {
  const heldUntil = new Date('2026-11-20T10:30:00Z');
  const held = anOrder('paid', { heldUntil, receiptNumber: 7 });
  expect((await lettersAbout(held, 'paid'))[0]?.notBefore).toEqual(heldUntil);
  expect((await lettersAbout(held, 'link'))[0]?.notBefore).toBeUndefined();
});
