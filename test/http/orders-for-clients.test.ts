import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { components } from '#contract';
import { openShop } from '../support/shop.ts';
import { messagesTo, newContact, signIn } from './steps/customers.ts';
import { stepsOf } from './steps/purchase.ts';
import { signInStaff } from './steps/staff.ts';

type Ordered = components['schemas']['OrderedForClient'];

const shop = await openShop();
const { payByCard, readOrder } = stepsOf(shop);
const operator = await signInStaff(shop, 'operator');
const cart = { language: 'ru', items: [{ id: 'ganesha-basic', quantity: 1, duration: 0.5 }] };
const order = (payload: object) =>
  operator.request({ method: 'POST', url: '/api/admin/orders', payload, headers: { 'idempotency-key': randomUUID() } });
const ordersOf = async (who: typeof operator) =>
  (await who.request({ url: '/api/orders' })).json<{ id: string }[]>().map(({ id }) => id);

test('an order for a client is in the account of the client, and is paid at its link', async () => {
  const anna = await signIn(shop);
  const letters = await messagesTo(shop, anna.contact);
  const payload = { ...cart, clientId: anna.id, customerName: 'Анна Иванова', customerEmail: anna.contact };
  const answer = await order(payload);
  expect(answer.statusCode, answer.payload).toBe(201);
  const { id, total, paymentLink } = answer.json<Ordered>();
  expect(paymentLink).toMatch(new RegExp(`/checkout/${id}$`));
  expect(await ordersOf(anna)).toEqual([id]);
  expect((await readOrder(id)).total).toBe(total);
  expect(await messagesTo(shop, anna.contact), 'the staff send the link themselves').toHaveLength(letters.length);
  expect((await payByCard(id)).status).toBe('paid');
  const { timeline } = (await operator.request({ url: `/api/admin/orders/${id}` })).json();
  expect(timeline.at(-1)).toMatchObject({ kind: 'state', code: 'pending', reason: 'placed_by_staff' });
});

test('an order with an e-mail alone is shown to the account with this e-mail, and to no other', async () => {
  const email = newContact();
  const { id } = (await order({ ...cart, customerName: 'Вера Ким', customerEmail: email.toUpperCase() })).json<Ordered>();
  expect(await ordersOf(await signIn(shop, email))).toEqual([id]);
  expect(await ordersOf(await signIn(shop))).toEqual([]);
});

test('a price in the request is refused, and so is an order without rituals', async () => {
  const payload = { ...cart, customerName: 'Вера Ким', customerEmail: newContact() };
  expect((await order({ ...payload, total: 1 })).statusCode).toBe(400);
  expect((await order({ ...payload, items: [{ ...cart.items[0], price: 1 }] })).statusCode).toBe(400);
  expect((await order({ ...payload, items: [] })).statusCode).toBe(400);
  expect((await order({ ...payload, items: [{ id: 'nothing', quantity: 1, duration: 1 }] })).json()).toMatchObject({
    code: 'unknown_item',
  });
});
