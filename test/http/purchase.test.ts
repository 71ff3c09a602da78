import { expect, test } from 'vitest';
import { openShop } from '../support/shop.ts';
import { messagesTo } from './steps/customers.ts';
import { placeOrder, stepsOf } from './steps/purchase.ts';

const shop = await openShop({ env: { PARTNERS: 'indra=Indra Sharma <indra@example.com>', SHOP_PARTNER: 'indra' } });
const { post, readOrder, payByCard } = stepsOf(shop);

test('the list of services shows the six rituals with their prices, and a reader who has it gets 304', async () => {
  const first = await shop.request({ url: '/api/services' });
  const prices = Object.fromEntries(first.json<{ id: string; price: number }[]>().map(({ id, price }) => [id, price]));
  expect(prices).toEqual({
    'maha-mrityunjaya': 500,
    ganesha: 300,
    lakshmi: 400,
    saraswati: 350,
    navagraha: 600,
    'z-special-intention': 250,
  });
  const again = await shop.request({ url: '/api/services', headers: { 'if-none-match': String(first.headers.etag) } });
  expect(again.statusCode).toBe(304);
});

test('an order is paid by card when the gateway reports it, not when the card page is opened', async () => {
  const order = await placeOrder(shop);
  const opened = await post('/api/card/payment', { orderId: order.id });
  expect(opened.statusCode).toBe(201);
  expect((await readOrder(order.id)).status).not.toBe('paid');
  expect((await payByCard(order.id)).status).toBe('paid');
});

test('an order whose payer says that a partner was paid waits, and the partner whom the shop has named is told', async () => {
  const order = await placeOrder(shop);
  const reported = await post(`/api/orders/${order.id}/manual-payment`);
  expect(reported.json()).toMatchObject({ status: 'waiting' });
  expect(await messagesTo(shop, 'indra@example.com')).toHaveLength(1);
});

test('an order without contact data accepts them once', async () => {
  const order = await placeOrder(shop, { customerName: 'Временный заказ', customerEmail: 'no-contact@example.invalid' });
  const contact = { customerName: 'Анна Иванова', customerEmail: 'anna@example.com' };
  const url = `/api/orders/${order.id}/contact`;
  const added = await shop.request({ method: 'PUT', url, payload: contact });
  expect(added.json()).toMatchObject({ contact: { missing: false, firstName: 'Анна' } });
  expect(added.payload).not.toContain('anna@example.com');
  const again = await shop.request({ method: 'PUT', url, payload: contact });
  expect(again.json()).toMatchObject({ status: 409, code: 'contact_already_set' });
});
