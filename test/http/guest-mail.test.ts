import { expect, test } from 'vitest';
import { FOREIGN_TOKEN } from '../support/foreign-token.ts';
import { oneRitual } from '../support/orders.ts';
import { openShop } from '../support/shop.ts';
import { cookiesOf, messagesTo, newContact, signIn } from './steps/customers.ts';
import { type Order, placeOrder, stepsOf } from './steps/purchase.ts';
import { atOnce } from './steps/repeat.ts';

const shop = await openShop({ env: { PARTNERS: 'indra=Indra <indra@example.com>', SHOP_PARTNER: 'indra' } });
const steps = stepsOf(shop);
const subjectsTo = async (to: string) => (await messagesTo(shop, to)).map(({ subject }) => subject).reverse();

/** An order of a guest, and the cookies of the browser that placed it. */
async function placeIn(email: string): Promise<{ order: Order; cookie: string }> {
  const placed = await steps.post('/api/orders', { ...oneRitual, customerEmail: email }, { 'accept-language': 'en' });
  return { order: placed.json<Order>(), cookie: cookiesOf(placed) };
}

const correct = (id: string, email: string, cookie = '') =>
  shop.request({
    method: 'PUT',
    url: `/api/orders/${id}/contact`,
    payload: { customerName: 'Anna Ivanova', customerEmail: email },
    headers: cookie ? { cookie } : {},
  });

test('a guest gets the link of the order when it is placed, and how to pay when the method is chosen', async () => {
  const email = newContact();
  const { order } = await placeIn(email);
  const payment = await steps.openPayment(order);
  expect(await subjectsTo(email)).toEqual([`Order No. ${order.number} is placed`, `How to pay for order No. ${order.number}`]);
  const [how, placed] = await messagesTo(shop, email);
  expect(placed?.text).toContain(`/en/order/${order.id}`);
  expect(how?.text).toContain(payment.address);
  expect(how?.text).toContain(payment.expectedAmount);
  expect(how?.text).toContain('no real money');
});

test('a guest gets the link of the card page, and a word about the partner', async () => {
  const email = newContact();
  const { order } = await placeIn(email);
  await steps.post('/api/card/payment', { orderId: order.id });
  await steps.post(`/api/orders/${order.id}/manual-payment`);
  const [partner, card] = await messagesTo(shop, email);
  expect(card?.text).toContain('/ptest22#card');
  expect(partner?.text).toContain('our partner Indra');
});

test('a guest gets one letter for an order that is sent twice', async () => {
  const email = newContact();
  const key = { 'idempotency-key': email };
  await atOnce(5, () => steps.post('/api/orders', { ...oneRitual, customerEmail: email }, key));
  expect(await messagesTo(shop, email)).toHaveLength(1);
});

test('a guest gets no more than three letters in a day, then one digest, also when the orders come at once', async () => {
  const email = newContact();
  await atOnce(10, () => placeIn(email));
  const subjects = await subjectsTo(email);
  expect(subjects.filter((subject) => subject.endsWith('is placed'))).toHaveLength(3);
  expect(subjects.filter((subject) => subject === 'Orders with your address')).toHaveLength(1);
  expect(subjects).toHaveLength(4);
});

test('a guest who gave no address gets no letter before one is added', async () => {
  const { id } = await steps.placeOrder({ customerName: 'Временный заказ', customerEmail: 'no-contact@example.invalid' });
  expect(await messagesTo(shop, 'no-contact@example.invalid')).toEqual([]);
  const email = newContact();
  expect((await correct(id, email)).statusCode).toBe(200);
  expect(await messagesTo(shop, email)).toHaveLength(1);
});

test('a signed-in customer, who finds the order in the account, gets no letter when it is placed', async () => {
  const anna = await signIn(shop);
  const before = (await messagesTo(shop, anna.contact)).length;
  await placeOrder(anna, { customerEmail: anna.contact });
  expect(await messagesTo(shop, anna.contact)).toHaveLength(before);
});

test('a mistyped e-mail is corrected by the browser that placed the order; the former address gets nothing more', async () => {
  const wrong = newContact();
  const right = newContact();
  const { order, cookie } = await placeIn(wrong);
  const view = await shop.request({ url: `/api/orders/${order.id}`, headers: { cookie } });
  expect(view.json<Order>().contact).toHaveProperty('correctable', true);
  expect((await steps.readOrder(order.id)).contact).not.toHaveProperty('correctable');

  const answer = await correct(order.id, right, cookie);
  expect(answer.json<Order>().contact).toMatchObject({ maskedEmail: expect.stringContaining('@e***'), correctable: true });
  expect(await messagesTo(shop, wrong)).toEqual([]);
  expect(await subjectsTo(right)).toEqual([`Order No. ${order.number} is placed`]);

  const payment = await steps.openPayment(order);
  await steps.transfer(payment.id);
  expect(await messagesTo(shop, wrong)).toEqual([]);
  expect(await subjectsTo(right)).toContain('Your order is paid');
});

test('a mistyped e-mail that was written to already is corrected, too, but what was sent is not taken back', async () => {
  const wrong = newContact();
  const right = newContact();
  const { order, cookie } = await placeIn(wrong);
  while ((await shop.deliver()) > 0);
  await correct(order.id, right, cookie);
  expect([(await messagesTo(shop, wrong)).length, (await messagesTo(shop, right)).length]).toEqual([1, 1]);
});

test('a mistyped e-mail of a paid order is corrected, and the receipt comes to the right address', async () => {
  const wrong = newContact();
  const right = newContact();
  const { order, cookie } = await placeIn(wrong);
  await steps.payByCard(order.id);
  await correct(order.id, right, cookie);
  expect(await subjectsTo(right)).toEqual(['Your order is paid']);
});

test.each([
  ['by somebody with the link alone', ''],
  ['by another browser', `shop_browser=${FOREIGN_TOKEN}`],
  ['with a cookie of another shape', 'shop_browser=1'],
])('a mistyped e-mail is not corrected %s', async (_, cookie) => {
  const { order } = await placeIn(newContact());
  const answer = await correct(order.id, 'thief@example.com', cookie);
  expect(answer.json()).toMatchObject({ status: 409, code: 'contact_already_set' });
  expect(await messagesTo(shop, 'thief@example.com')).toEqual([]);
});

test('an e-mail that is corrected again and again gets the letters of a day: three, a digest, and then none', async () => {
  const wrong = newContact();
  const right = newContact();
  const { order, cookie } = await placeIn(wrong);
  const afterEach: string[][] = [];
  for (let times = 0; times < 6; times++) {
    expect((await correct(order.id, right, cookie)).statusCode).toBe(200);
    afterEach.push(await subjectsTo(right));
    // Withdraws what was not sent yet, which counts all the same.
    await correct(order.id, wrong, cookie);
  }
  const placed = `Order No. ${order.number} is placed`;
  expect(afterEach).toEqual([[placed], [placed], [placed], ['Orders with your address'], [], []]);
});
