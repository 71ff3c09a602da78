import { expect, test } from 'vitest';
import { openShop, testClock } from '../support/shop.ts';
import { stepsOf } from './steps/purchase.ts';
import { recordsOf, reviewsOf } from './steps/records.ts';
import { signInStaff } from './steps/staff.ts';

const { clock, pass } = testClock();
const shop = await openShop({
  env: { PARTNERS: 'indra=Indra <indra@example.com>', SHOP_PARTNER: 'indra' },
  overrides: { clock },
});
const steps = stepsOf(shop);
const WEEK = 7 * 24 * 3600;

test('an order that nobody paid for a week is cancelled once, says so on its page, and cannot be paid any more', async () => {
  const { id, total } = await steps.placeOrder();
  pass(WEEK + 1);
  await Promise.all([shop.expireOrders(), shop.expireOrders()]);
  await shop.expireOrders();
  const order = await steps.readOrder(id);
  expect(order).toMatchObject({ status: 'cancelled', due: 0, paymentMethods: [] });
  expect(order.timeline.map(({ event }) => event)).toEqual(['placed', 'expired']);
  const { history } = await recordsOf(shop, id);
  expect(history.slice(1)).toEqual([
    { from_status: 'pending', to_status: 'cancelled', actor_kind: 'system', reason: 'unpaid_too_long' },
  ]);
  const late = await steps.post('/api/crypto/payment', { orderId: id, currency: 'BTC', amountUsd: total });
  expect(late.json()).toMatchObject({ status: 409, code: 'order_not_payable' });
});

test('an order stays while its payment lives; money that comes to the address after the end waits for a person', async () => {
  const order = await steps.placeOrder();
  pass(WEEK + 1);
  const payment = await steps.openPayment(order);
  await shop.expireOrders();
  expect((await steps.readOrder(order.id)).status).toBe('pending');
  pass(3600);
  await shop.sweep();
  await shop.expireOrders();
  expect((await steps.readOrder(order.id)).status).toBe('cancelled');
  await steps.transfer(payment.id);
  expect((await steps.readOrder(order.id)).status).toBe('cancelled');
  expect(await reviewsOf(shop, order.id)).toEqual(['order_cancelled']);
});

test('an order of which a part came, and an order whose payer says to have paid a partner, never expire', async () => {
  const { order, payment } = await steps.begin();
  await steps.transfer(payment.id, { amount: '0.001' });
  const byHand = await steps.placeOrder({ paymentMethod: 'manual' });
  await steps.post(`/api/orders/${byHand.id}/manual-payment`);
  pass(10 * WEEK);
  await shop.sweep();
  await shop.expireOrders();
  expect((await steps.readOrder(order.id)).status).toBe('pending');
  expect((await steps.readOrder(byHand.id)).status).toBe('waiting');
});

/** An order whose money somebody of the shop has confirmed, which waits for a second person, and who did so. */
async function propose(paymentMethod: 'crypto' | 'card') {
  // 1,200 $: above `SINGLE_APPROVAL_LIMIT_USD`, beyond which a second person must agree.
  const fourRituals = [{ id: 'ganesha', quantity: 4, duration: 1 }];
  const { items, total } = (await steps.post('/api/cart/quote', { items: fourRituals })).json();
  const order = await steps.placeOrder({ items, total, paymentMethod });
  const admin = await signInStaff(shop, 'administrator', { secondFactorAt: clock() });
  const url = `/api/admin/orders/${order.id}/confirmation`;
  await admin.request({ method: 'POST', url, payload: { amount: total, reference: 'transfer 17' } });
  return { order, admin, url };
}

test('an order that waited for a second person expires as any other a week after that is withdrawn', async () => {
  const { order, admin, url } = await propose('crypto');
  expect(await steps.readOrder(order.id)).toMatchObject({ status: 'waiting', paymentMethod: 'manual' });
  pass(600);
  expect((await admin.request({ method: 'DELETE', url })).statusCode).toBe(204);
  expect(await steps.readOrder(order.id)).toMatchObject({ status: 'pending', paymentMethod: 'crypto' });
  pass(WEEK - 1);
  await shop.expireOrders();
  expect((await steps.readOrder(order.id)).status).toBe('pending');
  pass(2);
  await shop.expireOrders();
  expect((await steps.readOrder(order.id)).status).toBe('cancelled');
});

test('a payer who says meanwhile to have paid a partner is heard, and the order waits on when the proposal is withdrawn', async () => {
  const { order, admin, url } = await propose('crypto');
  for (const _ of ['once', 'again']) expect((await steps.post(`/api/orders/${order.id}/manual-payment`)).statusCode).toBe(200);
  const { history } = await recordsOf(shop, order.id);
  expect(history.map(({ reason }) => reason)).toEqual(['placed', 'second_person_awaited', 'payer_chose_manual']);
  const letters = shop.database.queries.selectFrom('messages').where('about', '=', order.id).select('recipient');
  expect(await letters.where('recipient', '=', 'indra@example.com').execute()).toHaveLength(1);
  expect((await admin.request({ method: 'DELETE', url })).statusCode).toBe(204);
  pass(10 * WEEK);
  await shop.expireOrders();
  expect(await steps.readOrder(order.id)).toMatchObject({ status: 'waiting', paymentMethod: 'manual' });
});

test('what the payer has chosen since the proposal is waited for also when the payment is taken back', async () => {
  const { order, admin, url } = await propose('card');
  await steps.post(`/api/orders/${order.id}/manual-payment`);
  const second = await signInStaff(shop, 'administrator', { secondFactorAt: clock() });
  expect((await second.request({ method: 'POST', url: `${url}/agreement` })).statusCode).toBe(204);
  expect((await admin.request({ method: 'DELETE', url })).statusCode).toBe(204);
  pass(10 * WEEK);
  await shop.expireOrders();
  expect(await steps.readOrder(order.id)).toMatchObject({ status: 'waiting', paymentMethod: 'manual' });
});

test('the job that cancels unpaid orders runs with the others, each in one instance at a time', async () => {
  const ran = await Promise.all([shop.runJobs(), shop.runJobs(), shop.runJobs()]);
  const jobs = await shop.database.queries.selectFrom('jobs').selectAll().execute();
  // Instances share the jobs, as one takes only some at once; a job that ran in two would count twice.
  expect(ran.reduce((sum, count) => sum + count)).toBe(jobs.length);
  expect(jobs.map(({ name, failure }) => [name, failure])).toEqual(expect.arrayContaining([['expire orders', null]]));
});
