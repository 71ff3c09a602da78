import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { components } from '#contract';
import { guestOrder } from '../support/orders.ts';
import { openShop, testClock } from '../support/shop.ts';
import { newContact, signIn } from './steps/customers.ts';
import { stepsOf } from './steps/purchase.ts';
import { recordsOf } from './steps/records.ts';
import { refundSteps } from './steps/refunds.ts';
import { atOnce } from './steps/repeat.ts';
import { enrolPasskey, signInStaff } from './steps/staff.ts';

type Wire = components['schemas'];

const { clock } = testClock();
const shop = await openShop({ overrides: { clock } });
const steps = stepsOf(shop);
const fresh = { secondFactorAt: clock() };
const admin = await signInStaff(shop, 'administrator', fresh);
const second = await signInStaff(shop, 'administrator', fresh);
const { send, confirm, reject } = refundSteps(shop, admin);

/** A paid order of an account, whose customer has asked for nothing. */
async function paidOrder(changes: object = {}) {
  const email = newContact();
  const order = await steps.placeOrder({ customerEmail: email, ...changes });
  const payment = await steps.openPayment(order);
  await steps.transfer(payment.id);
  return { order, payment, customer: await signIn(shop, email) };
}

async function read(orderId: string, who = admin) {
  const answer = await who.request({ url: `/api/admin/orders/${orderId}/refunds` });
  expect(answer.statusCode, answer.payload).toBe(200);
  return { etag: String(answer.headers.etag), money: answer.json<Wire['RefundableMoney']>() };
}

const begin = (orderId: string, etag: string, payload: object, who = admin, key: string = randomUUID()) =>
  who.request({
    method: 'POST',
    url: `/api/admin/orders/${orderId}/refunds`,
    headers: { 'if-match': etag, 'idempotency-key': key },
    payload,
  });

/** Begins a refund, which the shop must not refuse. */
async function beginAllowed(orderId: string, payload: object) {
  const answer = await begin(orderId, (await read(orderId)).etag, payload);
  expect(answer.statusCode, answer.payload).toBe(201);
  return answer.json<Wire['BegunRefunds']>().items;
}

/** The customer names an address, one person sends and another confirms. */
async function finish(id: string) {
  await send(id);
  await confirm(id, second);
}

test('an administrator is told who can be the second person of a refund', async () => {
  const { order } = await paidOrder();
  expect((await read(order.id)).money.secondPersons).toEqual([]);
  for (const member of [admin, second]) await enrolPasskey(shop, member, clock());
  expect((await read(order.id)).money.secondPersons).toEqual([second.contact]);
});

/** Whether the desk says of an order that all of its money goes back. */
async function saidAtDesk(orderId: string) {
  const { items } = (await admin.request({ url: '/api/admin/desk/undated' })).json<{ items: Wire['DeskOrder'][] }>();
  return items.find(({ id }) => id === orderId)?.allGoesBack;
}

test('an order says when all of its money goes back, to the staff, at the desk, and to its customer', async () => {
  const { order, payment } = await paidOrder();
  const goesBack = async () => {
    const { allGoesBack } = (await admin.request({ url: `/api/admin/orders/${order.id}` })).json<Wire['AdminOrder']>();
    expect(await saidAtDesk(order.id)).toBe(allGoesBack);
    const { progress } = (await shop.request({ url: `/api/orders/${order.id}` })).json<Wire['Order']>();
    expect(progress.next.kind).toBe(allGoesBack ? 'refund' : 'choose_day');
    return allGoesBack;
  };
  expect(await goesBack()).toBe(false);
  await beginAllowed(order.id, { paymentId: payment.id, amount: '0.002', reason: 'One week less' });
  expect(await goesBack()).toBe(false);
  const [rest] = await beginAllowed(order.id, { paymentId: payment.id, reason: 'All of it' });
  expect(await goesBack()).toBe(true);
  await reject(rest?.id ?? '', admin);
  expect(await goesBack()).toBe(false);
});

/** An order of which one ritual has begun, and all money went back meanwhile. */
async function givenBackWhileBegun() {
  const { order } = await paidOrder({ items: guestOrder.items, total: guestOrder.total });
  const press = (method: 'POST' | 'DELETE') => admin.request({ method, url: `/api/admin/desk/${order.id}/rituals/0/begin` });
  expect((await press('POST')).statusCode).toBe(200);
  const [whole] = await beginAllowed(order.id, { reason: 'All of it' });
  await finish(whole?.id ?? '');
  return { order, press };
}

test('the desk goes on saying that all money goes back once it went back, where another ritual of the order has begun', async () => {
  const { order } = await givenBackWhileBegun();
  const seen = (await admin.request({ url: `/api/admin/orders/${order.id}` })).json<Wire['AdminOrder']>();
  // Nothing is under way any more, so the order's page asks for nothing.
  expect(seen).toMatchObject({ status: 'processing', allGoesBack: false });
  expect(await saidAtDesk(order.id)).toBe(true);
});

test('an order whose ritual was begun by mistake, and whose money all went back meanwhile, is cancelled when that is taken back', async () => {
  const { order, press } = await givenBackWhileBegun();
  expect((await press('DELETE')).statusCode).toBe(200);
  expect(await steps.readOrder(order.id)).toMatchObject({ status: 'cancelled' });
});

test('a paid order is refunded in parts though nobody asked, and is cancelled once all of its money went back', async () => {
  const { order, payment, customer } = await paidOrder();
  const { money } = await read(order.id);
  expect(money).toMatchObject({ outcome: 'cancels_when_all', addressAsk: 'link', refunds: [] });
  expect(money.sources).toMatchObject([{ id: payment.id, refund: { left: '0.00500000', worth: 300 } }]);

  const [part] = await beginAllowed(order.id, { paymentId: payment.id, amount: '0.002', reason: 'One week less' });
  expect(part).toMatchObject({ coins: '0.00200000', amount: 120, state: 'requested' });
  await finish(part?.id ?? '');
  expect(await steps.readOrder(order.id)).toMatchObject({ status: 'paid', repair: { refund: 'done', mayAskForRest: true } });

  const wish = await customer.request({ method: 'POST', url: `/api/orders/${order.id}/refund-request` });
  expect(wish.json()).toMatchObject({ repair: { refund: 'asked' } });
  const [rest] = await beginAllowed(order.id, { reason: 'The rest, as wished' });
  expect(rest).toMatchObject({ coins: '0.00300000', amount: 180 });
  expect((await read(order.id)).money.sources).toMatchObject([{ refund: { left: '0', refusal: 'nothing_left' } }]);
  const nothing = await begin(order.id, (await read(order.id)).etag, { reason: 'Again' });
  expect(nothing.json().code).toBe('nothing_left');
  await finish(rest?.id ?? '');
  expect(await steps.readOrder(order.id)).toMatchObject({ status: 'cancelled' });
});

test('of two people who give back at once, all of it or parts, one begins', async () => {
  const { order, payment } = await paidOrder();
  const { etag } = await read(order.id);
  const refunds = [{ reason: 'All' }, { paymentId: payment.id, amount: '0.004', reason: 'Most' }];
  const answers = await atOnce(20, (index) => begin(order.id, etag, refunds[index % 2] ?? {}, index % 3 ? admin : second));
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 412]));
});

test('a request that is repeated ten times at once begins one refund', async () => {
  const { order, payment } = await paidOrder();
  const { etag } = await read(order.id);
  const part = { paymentId: payment.id, amount: '0.001', reason: 'A part' };
  const repeated = await atOnce(10, () => begin(order.id, etag, part, admin, 'the same key'));
  expect(new Set(repeated.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
  expect(new Set(repeated.map((answer) => answer.json().items[0].id)).size).toBe(1);
  expect(repeated.filter(({ headers }) => headers['idempotent-replayed'] === 'true')).toHaveLength(9);
  const { ledger } = await recordsOf(shop, order.id);
  expect(ledger.filter(({ kind }) => kind === 'refund_requested')).toHaveLength(1);
});

test('a refund needs the version that was read, and a key', async () => {
  const { order } = await paidOrder();
  const { etag } = await read(order.id);
  const wholeRefund = { reason: 'All' };
  expect((await begin(order.id, '"1"', wholeRefund)).json().code).toBe('changed_meanwhile');
  const keyless = await steps.post(`/api/admin/orders/${order.id}/refunds`, wholeRefund, {
    'if-match': etag,
    cookie: admin.cookie,
  });
  expect(keyless.json()).toMatchObject({ status: 400, errors: [{ pointer: '/headers/idempotency-key' }] });
  expect((await read(order.id)).money.refunds).toEqual([]);
});

test('a part is of a payment, and never more than has come', async () => {
  const { order, payment } = await paidOrder();
  const { etag } = await read(order.id);
  const withoutPayment = await begin(order.id, etag, { amount: '0.001', reason: 'Of what?' });
  expect(withoutPayment.json()).toMatchObject({ status: 400, errors: [{ pointer: '/paymentId', code: 'required' }] });
  const most = await begin(order.id, etag, { paymentId: payment.id, amount: '0.0051', reason: 'Too much' });
  expect(most.json()).toMatchObject({ status: 400, errors: [{ pointer: '/amount', code: 'maximum' }] });
  expect((await read(order.id)).money.refunds).toEqual([]);
});
