import { randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import type { components } from '#contract';
import { openShop, testClock } from '../support/shop.ts';
import { change as changeAt, etagAt } from './steps/changes.ts';
import { messagesTo, signIn } from './steps/customers.ts';
import { type Order, placeOrder, stepsOf } from './steps/purchase.ts';
import { recordsOf, reviewsOf } from './steps/records.ts';
import { refundSteps } from './steps/refunds.ts';
import { atOnce } from './steps/repeat.ts';
import { giveFactorsAgain, signInStaff } from './steps/staff.ts';

type Wire = components['schemas'];
type Wanted = Omit<Wire['OrderItemsChange'], 'reason' | 'noteId'>;

const ROUNDS = { few: 3, small: 5, full: 20 }[inject('crowd')];
const { clock, pass } = testClock();
const shop = await openShop({ env: { LOG_LEVEL: 'silent', SURPLUS_REVIEW_USD: '1' }, overrides: { clock } });
const steps = stepsOf(shop);
const admin = await signInStaff(shop, 'administrator');
const second = await signInStaff(shop, 'administrator');

const read = (id: string, who = admin) => who.request({ url: `/api/admin/orders/${id}` });
const tagOf = (id: string) => etagAt(admin, `/api/admin/orders/${id}`);
const ganesha = (quantity = 1) => ({ id: 'ganesha', quantity, duration: 1 as const });
const tenPercent: Wanted = { items: [ganesha()], discount: { percent: 10 }, total: 270 };

/** Changes an order as somebody who has read it: just now, unless `etag` is of another time. */
function send(id: string, wanted: Wanted = tenPercent, etag?: string, who = admin) {
  const payload = { ...wanted, reason: 'Постоянный клиент', noteId: randomUUID() };
  return changeAt(who, `/api/admin/orders/${id}`, { path: '/changes', etag, payload });
}

async function change(id: string, wanted: Wanted = tenPercent) {
  const answer = await send(id, wanted);
  expect(answer.statusCode, answer.payload).toBe(204);
}

async function refused(id: string, wanted: Wanted = tenPercent) {
  const { statusCode, ...answer } = await send(id, wanted);
  return [statusCode, answer.json<{ code: string }>().code];
}

const totalOf = async (id: string) => (await steps.readOrder(id)).total;

test('a discount by hand is previewed, given, and told to everybody with sums that agree to the cent', async () => {
  const anna = await signIn(shop);
  const order: Order = await placeOrder(anna, { customerEmail: anna.contact, partner: 'indra' });
  const withDiscount = {
    items: [ganesha(), { id: 'saraswati', quantity: 3, duration: 0.25 as const }],
    discount: { percent: 7 },
  };
  const url = `/api/admin/orders/${order.id}/changes/preview`;
  const preview = await admin.request({ method: 'POST', url, payload: withDiscount });
  // 300 $ and 262.50 $: 21 $ and 18.375 $, which is 18.38 $.
  expect(preview.json()).toMatchObject({ total: 523.12, adjustments: [{ kind: 'hand', percent: 7, amount: 39.38 }] });
  expect(await totalOf(order.id)).toBe(1042.5);
  await change(order.id, { ...withDiscount, total: 523.12 });
  const discounted = { total: 523.12, adjustments: [{ kind: 'hand', percent: 7, amount: 39.38 }] };
  const seenByAll = await steps.readOrder(order.id);
  expect(seenByAll).toMatchObject({ ...discounted, due: 523.12, status: 'pending' });
  expect(seenByAll.timeline.map(({ event }) => event)).toEqual(['placed', 'changed']);
  expect(JSON.stringify(seenByAll)).not.toContain('Постоянный');
  expect((await anna.request({ url: '/api/orders' })).json()).toMatchObject([discounted]);
  const partner = await signInStaff(shop, 'partner');
  expect((await partner.request({ url: `/api/partner/indra/orders/${order.id}` })).json()).toMatchObject(discounted);
  const forStaff = (await read(order.id)).json<Wire['AdminOrder']>();
  expect(forStaff).toMatchObject({ ...discounted, adjustments: [{ percent: 7, amount: 39.38, reason: 'Постоянный клиент' }] });
  const items = forStaff.items.reduce((sum, { price, quantity }) => sum + Math.round(price * quantity * 100), 0);
  expect(items - 3938).toBe(52_312);
  const [letter] = (await messagesTo(shop, anna.contact)).filter(({ subject }) => /изменён|changed/.test(subject));
  expect(letter?.text).toMatch(/−\$?39[.,]38/);
  expect(letter?.text).toMatch(/\$?523[.,]12/);
  const copy = (await anna.request({ url: '/api/account/export' })).payload;
  expect(copy).toContain('"amount":39.38');
  const file = await admin.request({ url: '/api/admin/exports/orders?format=jsonl' });
  expect(file.payload).toContain('"amount":39.38');
});

test('the overview by ritual divides what came for a discounted order as its items are discounted, and loses no cent', async () => {
  type Overview = Wire['Overview'];
  const overview = async () => (await admin.request({ url: '/api/admin/overview?step=day' })).json<Overview>();
  const grossOf = ({ rituals }: Overview, ritual: string) => rituals.find(({ key }) => key === ritual)?.gross ?? 0;
  const { id } = await steps.placeOrder();
  const items = [ganesha(), { id: 'saraswati', quantity: 3, duration: 0.25 as const }];
  await change(id, { items, discount: { percent: 7 }, total: 523.12 });
  const before = await overview();
  await steps.transfer((await steps.openPayment({ id, total: 523.12 })).id);
  const after = await overview();
  const came = (ritual: string) => Math.round((grossOf(after, ritual) - grossOf(before, ritual)) * 100);
  // Of 300 $ and 262.50 $ without 21 $ and 18.38 $.
  expect([came('ganesha'), came('saraswati')]).toEqual([27_900, 24_412]);
  const whole = after.rituals.reduce((sum, { gross }) => sum + Math.round(gross * 100), 0);
  expect([whole, after.agrees]).toEqual([Math.round(after.gross * 100), true]);
});

test('the history of an order holds what stood there before and after as one row, without the reason', async () => {
  const { id } = await steps.placeOrder();
  await change(id);
  const rows = await shop.database.queries.selectFrom('order_history').selectAll().where('order_id', '=', id).execute();
  expect(rows.filter(({ reason }) => reason === 'changed_by_staff')).toMatchObject([
    {
      from_status: 'pending',
      to_status: 'pending',
      details: {
        before: { items: [{ id: 'ganesha', quantity: 1, weeks: 4, priceCents: 30_000 }], offCents: 0, totalCents: 30_000 },
        after: { offCents: 3000, percents: [10], totalCents: 27_000 },
      },
    },
  ]);
  expect(JSON.stringify(rows)).not.toContain('Постоянный');
});

test('a changed order is paid at its new total alone; receipt, books and overview agree', async () => {
  const { order, payment } = await steps.begin();
  await change(order.id);
  expect((await steps.readPayment(payment.id)).status).toBe('cancelled');
  const old = await steps.post('/api/crypto/payment', { orderId: order.id, currency: 'BTC', amountUsd: 300 });
  expect(old.json()).toMatchObject({ status: 422, code: 'amount_mismatch' });
  const now = await steps.openPayment({ id: order.id, total: 270 });
  await steps.transfer(now.id);
  expect(await steps.readOrder(order.id)).toMatchObject({ status: 'paid', total: 270 });
  expect(await steps.readPayment(payment.id)).toMatchObject({ status: 'completed', paidOtherwise: true });
  const receipt = (await shop.request({ url: `/api/orders/${order.id}/receipt` })).json<Wire['Receipt']>();
  expect(receipt).toMatchObject({ total: 270, adjustments: [{ percent: 10, amount: 30 }], items: [{ price: 300 }] });
  expect(receipt).not.toHaveProperty('surplus');
  const money = (await admin.request({ url: `/api/admin/orders/${order.id}/money` })).json();
  expect(money).toMatchObject({ due: 270, over: 0, under: 0, sums: { gross: 270, net: 270 } });
  const pdf = await shop.request({ url: `/api/orders/${order.id}/receipt.pdf?lang=en` });
  expect(pdf.statusCode).toBe(200);
  expect(await reviewsOf(shop, order.id)).toEqual([]);
});

test('money that comes to the address of the former sum counts at its own rate against the new total', async () => {
  // A cheaper order: the former address brings 30 $ too much, which a person sees.
  const { order: cheaper, payment: first } = await steps.begin();
  await change(cheaper.id);
  await steps.transfer(first.id);
  expect((await steps.readOrder(cheaper.id)).status).toBe('paid');
  expect(await reviewsOf(shop, cheaper.id)).toEqual(['surplus']);
  const { surplus } = (await shop.request({ url: `/api/orders/${cheaper.id}/receipt` })).json<Wire['Receipt']>();
  expect(surplus).toMatchObject({ came: 300, over: 30 });
  // A dearer order: the former address brings a part, and the rest is asked for.
  const { order: dearer, payment } = await steps.begin();
  await change(dearer.id, { items: [ganesha(2)], total: 600 });
  await steps.transfer(payment.id);
  expect(await steps.readOrder(dearer.id)).toMatchObject({ status: 'pending', total: 600, received: 300, due: 300 });
  expect(await refused(dearer.id)).toEqual([409, 'part_paid']);
  const rest = await steps.openPayment({ id: dearer.id, total: 300 });
  await steps.transfer(rest.id);
  expect((await steps.readOrder(dearer.id)).status).toBe('paid');
  expect(await reviewsOf(shop, dearer.id)).toEqual([]);
});

test('what goes back of a discounted order is taken from its new total', async () => {
  await giveFactorsAgain(shop, clock());
  const { order } = await steps.begin();
  await change(order.id);
  const payment = await steps.openPayment({ id: order.id, total: 270 });
  await steps.transfer(payment.id);
  const { begin } = refundSteps(shop, admin);
  await begin(order.id, { paymentId: payment.id, amount: '0.001', reason: 'One week less' });
  const money = (await admin.request({ url: `/api/admin/orders/${order.id}/money` })).json<Wire['OrderMoney']>();
  expect(money).toMatchObject({ underWay: 60, netThen: 210 });
});

const confirm = (id: string, amount: number) =>
  admin.request({ method: 'POST', url: `/api/admin/orders/${id}/confirmation`, payload: { amount, reference: 'SBP 1' } });

test('what comes by hand is confirmed against the new total', async () => {
  const { id } = await steps.placeOrder({ paymentMethod: 'manual', partner: 'indra' });
  await change(id);
  expect((await confirm(id, 300)).json()).toMatchObject({ code: 'wrong_amount' });
  expect((await confirm(id, 270)).statusCode).toBeLessThan(300);
  expect(await steps.readOrder(id)).toMatchObject({ status: 'paid', total: 270 });
});

test('an order that a person is to confirm, that was paid, or for which money is confirming is not changed', async () => {
  const waiting = await steps.placeOrder({ paymentMethod: 'manual', partner: 'indra' });
  await steps.post(`/api/orders/${waiting.id}/manual-payment`);
  expect(await refused(waiting.id)).toEqual([409, 'illegal_transition']);
  const { order: confirming, payment } = await steps.begin();
  await steps.transfer(payment.id, { confirmations: 0 });
  expect(await refused(confirming.id)).toEqual([409, 'part_paid']);
  const { order: paid, payment: whole } = await steps.begin();
  await steps.transfer(whole.id);
  expect(await refused(paid.id)).toEqual([409, 'order_not_payable']);
  for (const { id } of [waiting, confirming, paid]) expect(await totalOf(id)).toBe(300);
  const { actions } = (await read(waiting.id)).json<Wire['AdminOrder']>();
  expect(actions).toContainEqual({ name: 'change', refusal: 'waiting' });
});

test('an order whose confirmation was taken back is not changed: its items stay as they were paid', async () => {
  const { id } = await steps.placeOrder({ paymentMethod: 'manual', partner: 'indra' });
  await confirm(id, 300);
  const takenBack = await admin.request({ method: 'DELETE', url: `/api/admin/orders/${id}/confirmation` });
  expect(takenBack.statusCode, takenBack.payload).toBe(204);
  expect(await refused(id)).toEqual([409, 'illegal_transition']);
  expect(await totalOf(id)).toBe(300);
});

test.each<[string, Wanted, string]>([
  ['a price of one’s own', { items: [ganesha()], total: 1 }, 'amount_mismatch'],
  ['a discount of the whole', { ...tenPercent, discount: { amount: 300 }, total: 0.01 }, 'invalid_request'],
  ['a discount of two kinds', { ...tenPercent, discount: { amount: 30, percent: 10 } }, 'invalid_request'],
  ['a hundred percent', { ...tenPercent, discount: { percent: 100 } }, 'invalid_request'],
  ['what nobody sells', { ...tenPercent, items: [{ ...ganesha(), id: 'nothing' }] }, 'unknown_item'],
])('%s is refused', async (_, wanted, code) => {
  const { id } = await steps.placeOrder();
  expect((await refused(id, wanted))[1]).toBe(code);
  expect(await totalOf(id)).toBe(300);
});

test('of two members who change an order at once one does, and the other is refused', async () => {
  const { id } = await steps.placeOrder();
  const tag = await tagOf(id);
  const answers = await Promise.all([send(id, tenPercent, tag), send(id, { items: [ganesha(2)], total: 600 }, tag, second)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 412]);
  expect([270, 600]).toContain(await totalOf(id));
  const { history } = await recordsOf(shop, id);
  expect(history.filter(({ reason }) => reason === 'changed_by_staff')).toHaveLength(1);
});

test('twenty who change an order while its money arrives: it is paid at a sum that somebody agreed to, and no money is lost', {
  timeout: 120_000,
}, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { order, payment } = await steps.begin();
    await steps.transfer(payment.id, { notify: false });
    pass(10);
    await giveFactorsAgain(shop, clock());
    const tag = await tagOf(order.id);
    const changing = atOnce(20, (index) => send(order.id, tenPercent, tag, index % 2 ? admin : second));
    const [answers] = await Promise.all([changing, atOnce(20, () => steps.readPayment(payment.id)), shop.sweep()]);
    pass(60);
    while ((await shop.sweep()) > 0);
    const won = answers.filter(({ statusCode }) => statusCode === 204).length;
    expect(won).toBeLessThanOrEqual(1);
    for (const { statusCode } of answers) expect([204, 409, 412]).toContain(statusCode);
    const { status, total } = await steps.readOrder(order.id);
    expect([status, total]).toEqual(['paid', won === 1 ? 270 : 300]);
    const { ledger, history } = await recordsOf(shop, order.id);
    expect(ledger.filter(({ kind }) => kind === 'order_paid')).toMatchObject([{ data: { totalCents: total * 100 } }]);
    // The change came before the money or never: it left an order that waits, and the order was paid once.
    const changes = history
      .filter(({ reason }) => reason !== 'placed')
      .map(({ reason, from_status }) => `${from_status} ${reason}`);
    expect(changes.toSorted()).toEqual(['pending changed_by_staff', 'pending payment_completed'].slice(won === 1 ? 0 : 1));
    expect(await reviewsOf(shop, order.id)).toEqual(won === 1 ? ['surplus'] : []);
  }
});
