import { describe, expect, test } from 'vitest';
import { oneRitual } from '../support/orders.ts';
import { openShop } from '../support/shop.ts';
import { messagesTo } from './steps/customers.ts';
import { stepsOf } from './steps/purchase.ts';
import { recordsOf, setStatus, unchanged } from './steps/records.ts';
import { atOnce } from './steps/repeat.ts';

const shop = await openShop();
const steps = stepsOf(shop);
const forIndra = () => steps.placeOrder({ partner: 'indra' });

const nobody = { customerName: 'Временный заказ', customerEmail: 'no-contact@example.invalid' };

describe('the public view of an order', () => {
  const canaries = {
    customerName: 'Анна Канарейкина',
    customerEmail: 'anna.canary7719@canary-host.example',
    specialInstructions: 'canary wish 7719',
  };

  test('the public view of an order shows only the first name and the masked e-mail of the customer, paid or not', async () => {
    const order = await steps.placeOrder(canaries);
    const payment = await steps.openPayment(order);
    const answers = [JSON.stringify([order, payment])];
    const look = async () => answers.push((await shop.request({ url: `/api/orders/${order.id}` })).payload);
    await look();
    await steps.transfer(payment.id);
    await look();
    answers.push(JSON.stringify(await steps.readPayment(payment.id)));
    expect(answers.join()).toContain('a***@c***.example');
    expect(answers.join()).not.toMatch(/Канарейкина|canary|7719/);
  });

  test('an order has an id that nobody can guess', async () => {
    const order = await steps.placeOrder();
    expect(order.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    const guesses = [
      order.id.slice(0, 8),
      `${order.number}`,
      encodeURIComponent(`№ ${order.number}`),
      `${order.id}0`,
      order.id.slice(0, -1),
    ];
    for (const guess of guesses) expect((await shop.request({ url: `/api/orders/${guess}` })).statusCode).toBe(404);
  });

  test('the public view of an order is kept by no cache', async () => {
    const order = await steps.placeOrder();
    const { headers } = await shop.request({ url: `/api/orders/${order.id}` });
    expect(headers['cache-control']).toBe('no-store');
  });

  test('an order cannot be marked as paid by a query string', async () => {
    const order = await steps.placeOrder();
    expect((await shop.request({ url: `/api/orders/${order.id}?status=paid` })).statusCode).toBe(400);
    await shop.app.inject({ url: `/order/${order.id}?status=paid&paid=true` });
    expect((await steps.readOrder(order.id)).status).toBe('pending');
  });
});

describe('contact data of an order', () => {
  const put = (id: string, payload: object) => shop.request({ method: 'PUT', url: `/api/orders/${id}/contact`, payload });

  test('contact data of an order are accepted once when several are sent at once', async () => {
    const { id, contact } = await steps.placeOrder(nobody);
    expect(contact).toEqual({ missing: true });
    const answers = await atOnce(10, (index) =>
      put(id, { customerName: `Анна ${index}`, customerEmail: `a${index}@example.com` }),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(409)]);
    const winner = answers.findIndex(({ statusCode }) => statusCode === 200);
    const row = await shop.database.queries.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row.customer_email).toBe(`a${winner}@example.com`);
  });

  test('contact data of an order are not replaced', async () => {
    const { id } = await steps.placeOrder();
    const answer = await put(id, { customerName: 'Мария Чужая', customerEmail: 'thief@example.com' });
    expect(answer.json()).toMatchObject({ status: 409, code: 'contact_already_set' });
    expect((await steps.readOrder(id)).contact.firstName).toBe('Анна');
  });

  test('contact data of an order must not be the placeholder that stands for missing contact data', async () => {
    const { id } = await steps.placeOrder(nobody);
    expect((await put(id, nobody)).statusCode).toBe(400);
    expect((await steps.readOrder(id)).contact).toEqual({ missing: true });
  });

  test('missing contact data bring no mail to the address of the placeholder', async () => {
    const { id } = await steps.placeOrder(nobody);
    await steps.payByCard(id);
    expect((await recordsOf(shop, id)).mails).toEqual([]);
  });

  test('contact data that come after the payment bring one receipt, however often they are sent', async () => {
    const { id } = await steps.placeOrder(nobody);
    await steps.payByCard(id);
    const answers = await atOnce(5, () => put(id, { customerName: 'Анна Иванова', customerEmail: 'late@example.com' }));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
    await steps.payByCard(id);
    const { mails } = await recordsOf(shop, id);
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([['late@example.com', 'Your order is paid']]);
  });

  test.each(['pending', 'cancelled'] as const)('contact data bring no receipt when the order is %s', async (status) => {
    const { id } = await steps.placeOrder(nobody);
    await setStatus(shop, id, status);
    expect((await put(id, { customerName: 'Анна Иванова', customerEmail: 'anna@example.com' })).statusCode).toBe(200);
    expect((await recordsOf(shop, id)).mails).toEqual([]);
  });

  test('contact data of an order and a payment at the same moment bring one receipt', async () => {
    for (let round = 0; round < 10; round++) {
      const { id } = await steps.placeOrder(nobody);
      await Promise.all([
        steps.payByCard(id),
        put(id, { customerName: 'Анна Иванова', customerEmail: 'anna@example.com' }),
        steps.payByCard(id),
      ]);
      expect((await recordsOf(shop, id)).mails).toHaveLength(1);
    }
  });

  test('contact data cannot be added to an order that does not exist', async () => {
    const answer = await put(crypto.randomUUID(), { customerName: 'Анна', customerEmail: 'anna@example.com' });
    expect(answer.statusCode).toBe(404);
  });
});

describe('a customer who says that a partner was paid', () => {
  const report = (id: string) => steps.post(`/api/orders/${id}/manual-payment`);

  test('a customer who says that a partner was paid makes the order wait, and saying it again changes nothing and writes no second mail', async () => {
    const { id } = await forIndra();
    const answers = await atOnce(10, () => report(id));
    expect(answers.map((answer) => answer.json().status)).toEqual(Array(10).fill('waiting'));
    const { history } = await recordsOf(shop, id);
    const letters = await messagesTo(shop, 'indra@example.com');
    expect(letters.filter(({ text }) => text.includes(id))).toHaveLength(1);
    expect(history.map(({ to_status, actor_kind }) => [to_status, actor_kind])).toEqual([
      ['pending', 'payer'],
      ['waiting', 'payer'],
    ]);
  });

  test('a customer who says that a partner was paid can still pay with a coin', async () => {
    const order = await forIndra();
    await report(order.id);
    const payment = await steps.openPayment(order);
    await steps.transfer(payment.id);
    expect(await steps.readOrder(order.id)).toMatchObject({ status: 'paid', paymentMethod: 'crypto' });
  });

  test.each([{}, { partner: 'nobody' }, { partner: '<script>' }])(
    'a customer who says that a partner was paid is refused when the order has no partner: %j',
    async (changes) => {
      const order = await steps.placeOrder(changes);
      expect(order.paymentMethods).toEqual(['crypto', 'card']);
      const refused = await unchanged(shop, () => report(order.id));
      expect(refused.json()).toMatchObject({ status: 409, code: 'no_partner' });
      expect(await steps.readOrder(order.id)).toMatchObject({ status: 'pending', paymentMethods: ['crypto', 'card'] });
    },
  );

  test('a customer who says that a partner was paid is refused when the order is paid', async () => {
    const { id } = await steps.placeOrder();
    await steps.payByCard(id);
    expect((await report(id)).json()).toMatchObject({ status: 409, code: 'order_not_payable' });
  });

  test('a customer who says that a partner was paid is refused when the order does not exist', async () => {
    expect((await report(crypto.randomUUID())).statusCode).toBe(404);
  });
});

describe('a partner as a way to pay', () => {
  test('an order tells which partner can be paid, whatever the case of the link was', async () => {
    const order = await steps.placeOrder({ partner: 'INDRA' });
    const offered = { paymentMethods: ['crypto', 'card', 'manual'], partner: { name: 'Indra Sharma' } };
    expect(order).toMatchObject(offered);
    expect(await steps.readOrder(order.id)).toMatchObject(offered);
    const cart = await shop.request({ url: '/api/payment-methods?partner=indra' });
    expect(cart.json()).toEqual(offered);
    expect(cart.payload).not.toContain('@');
  });

  test('paying a partner is not offered in a cart without a partner, and an order of that kind is not placed', async () => {
    for (const query of ['', '?partner=nobody'])
      expect((await shop.request({ url: `/api/payment-methods${query}` })).json()).toEqual({
        paymentMethods: ['crypto', 'card'],
      });
    const placed = () => steps.post('/api/orders', { ...oneRitual, paymentMethod: 'manual' });
    expect((await unchanged(shop, placed)).json()).toMatchObject({ status: 409, code: 'no_partner' });
  });
});

test('the order tells everybody with its link what happened, without amounts and addresses', async () => {
  const { order, payment } = await steps.begin();
  await steps.transfer(payment.id, { amount: '0.001' });
  await steps.cancelPayment(payment.id);
  await steps.payByCard(order.id);
  const { timeline } = await steps.readOrder(order.id);
  expect(timeline.map(({ event, currency }) => [event, currency].filter(Boolean).join(' '))).toEqual([
    'placed',
    'coin_chosen BTC',
    'part_seen BTC',
    'review BTC',
    'paid',
  ]);
  expect(JSON.stringify(timeline)).not.toMatch(new RegExp(`${payment.address}|${payment.id}|0[.]001`));
});
