import { expect, test } from 'vitest';
import { oneRitual } from '../support/orders.ts';
import { openShop, testClock } from '../support/shop.ts';
import { messagesTo, newContact, signIn } from './steps/customers.ts';
import { type Order, placeOrder, stepsOf } from './steps/purchase.ts';
import { atOnce } from './steps/repeat.ts';

const { clock, pass } = testClock();
const shop = await openShop({ overrides: { clock }, env: { GUEST_MAILS_PER_DAY: '5' } });
const steps = stepsOf(shop);
const WEEK = 7 * 24 * 3600;
const HALF_AN_HOUR = 1800;

/** The subjects of what was written to a contact after the order was placed and its payment opened, oldest first. */
const newsTo = async (to: string) =>
  (await messagesTo(shop, to))
    .map(({ subject }) => subject.replace(/ No\. \d+/, ''))
    .filter((subject) => !OPENING.test(subject))
    .reverse();
const OPENING = /^(Order is placed|How to pay for order)$/;

/** An order of a guest who reads English, and its payment of 0.005 BTC. */
async function begin(email: string) {
  const placed = await steps.post('/api/orders', { ...oneRitual, customerEmail: email }, { 'accept-language': 'en' });
  const order = placed.json<Order>();
  return { order, payment: await steps.openPayment(order) };
}

const lookAtOnce = (id: string) => atOnce(5, () => Promise.all([steps.readPayment(id), shop.sweep()]));

test('a transfer is told when it is seen and when it is confirmed, however many browsers and sweeps see it', async () => {
  const email = newContact();
  const { payment } = await begin(email);
  await steps.transfer(payment.id, { confirmations: 0, notify: false });
  pass(60);
  await lookAtOnce(payment.id);
  expect(await newsTo(email)).toEqual(['We see the transfer for order']);
  await steps.transfer(payment.id, { amount: '0', notify: false });
  pass(60);
  await lookAtOnce(payment.id);
  expect(await newsTo(email)).toEqual(['We see the transfer for order', 'Your order is paid']);
});

test('a part is told with the exact rest; after the time the rest alone is asked for anew', async () => {
  const email = newContact();
  const { order, payment } = await begin(email);
  await steps.transfer(payment.id, { amount: '0.002' });
  const [part] = await messagesTo(shop, email);
  for (const words of ['$120 of $300', 'Still to pay: $180', '0.00300000 BTC', payment.address, `/en/order/${order.id}`])
    expect(part?.text).toContain(words);
  pass(HALF_AN_HOUR);
  await lookAtOnce(payment.id);
  expect(await newsTo(email)).toEqual(['Order is paid in part']);
  const rest = await steps.openPayment({ ...order, total: 180 });
  pass(HALF_AN_HOUR);
  await lookAtOnce(rest.id);
  expect(await newsTo(email)).toEqual(['Order is paid in part', 'Order is not paid yet']);
  expect((await messagesTo(shop, email))[0]?.text).toContain('Still to pay: $180');
});

test('an order is told once that the time of a payment ran out, and once that it ended unpaid', async () => {
  const email = newContact();
  const { order, payment } = await begin(email);
  pass(HALF_AN_HOUR);
  await lookAtOnce(payment.id);
  const again = await steps.openPayment(order);
  pass(HALF_AN_HOUR);
  await lookAtOnce(again.id);
  expect(await newsTo(email)).toEqual(['Order is not paid yet']);
  pass(WEEK);
  await Promise.all([shop.expireOrders(), shop.expireOrders()]);
  await shop.expireOrders();
  expect(await newsTo(email)).toEqual(['Order is not paid yet', 'Order is closed']);
  expect((await messagesTo(shop, email))[0]?.text).toContain(shop.config.support.email);
});

test('a signed-in customer is told of money and of its lack, too', async () => {
  const anna = await signIn(shop);
  const order = await placeOrder(anna, { ...oneRitual, customerEmail: anna.contact });
  const payment = await steps.openPayment(order);
  const before = (await messagesTo(shop, anna.contact)).length;
  pass(HALF_AN_HOUR);
  await lookAtOnce(payment.id);
  await steps.transfer(payment.id, { confirmations: 0 });
  expect((await messagesTo(shop, anna.contact)).length).toBe(before + 2);
});

test('a payment that its payer gave up, and an order that was paid in time, bring no letter about the lack of money', async () => {
  const email = newContact();
  const { payment } = await begin(email);
  await steps.cancelPayment(payment.id);
  const paid = await begin(email);
  await steps.transfer(paid.payment.id);
  pass(HALF_AN_HOUR);
  await lookAtOnce(payment.id);
  await lookAtOnce(paid.payment.id);
  expect(await newsTo(email)).toEqual(['Your order is paid']);
});

test('the sample of each letter is a page that runs and loads nothing, and another name is nothing', async () => {
  const samples = (await shop.request({ url: '/api/sandbox/letters' })).json<
    { kind: string; language: string; subject: string }[]
  >();
  expect(samples.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['placed', 'seen', 'part', 'paid', 'expired', 'unpaid']),
  );
  for (const { kind, language, subject } of samples) {
    const { headers, payload } = await shop.request({ url: `/api/sandbox/letters/${kind}/${language}` });
    expect(payload).toContain(`>${subject}</h1>`);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';style-src-attr 'unsafe-inline';/);
    expect(headers['x-frame-options']).toBe('DENY');
  }
  expect((await shop.request({ url: '/api/sandbox/letters/nothing/en' })).statusCode).toBe(404);
  expect((await shop.request({ url: '/api/sandbox/letters/part/de' })).statusCode).toBe(404);
});
