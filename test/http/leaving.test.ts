import { afterEach, describe, expect, test } from 'vitest';
import type { components } from '#contract';
import { refuseLostClaims } from '../../src/compose/database.ts';
import { dumpTables } from '../support/dump-tables.ts';
import { BEFORE_PLANS, openShop, testClock } from '../support/shop.ts';
import { type Customer, messagesTo, newContact, signIn } from './steps/customers.ts';
import { idIn, operatorOf } from './steps/operator.ts';
import { readAs } from './steps/pages.ts';
import { createProfile, savePlan } from './steps/profiles.ts';
import { type Order, paidOrder, stepsOf } from './steps/purchase.ts';
import { setStatus } from './steps/records.ts';
import { WALLET } from './steps/refunds.ts';
import { signInStaff } from './steps/staff.ts';

const { clock, pass, set } = testClock();
const shop = await openShop({ overrides: { clock } });
// Tests let days pass; the next test begins at the same instant.
afterEach(() => set(BEFORE_PLANS));
const steps = stepsOf(shop);
const operate = operatorOf(shop, clock);

const DAY = 24 * 3600;
const DELETION = '/api/account/deletion';

/** What the page of the deletion shows. */
const deletionView = (customer: Customer) => readAs<components['schemas']['AccountDeletion']>(customer, DELETION);
const choose = (customer: Customer, paidRituals: string) =>
  customer.request({ method: 'PUT', url: DELETION, payload: { paidRituals } });
const deleteAccount = (customer: Customer, query = '') => customer.request({ method: 'DELETE', url: `/api/account${query}` });
const newPlan = { startDate: '2028-01-15', specialWishes: 'Здоровье семьи', participants: 'Пётр Кузнецов 30.11.1979' };
const plan = (customer: Customer) => savePlan(customer, newPlan);

/** A customer whose order is paid, and who has signed in since. */
async function buyer() {
  const email = newContact();
  const order = await paidOrder(shop, { customerEmail: email });
  const customer = await signIn(shop, email);
  await shop.joinOrders();
  return { customer, order, email };
}

/** A customer whose order a coin has paid, the whole of it or an amount, and who has signed in since. */
const paidInCoin = async (amount?: string) => {
  const email = newContact();
  const { order, payment } = await steps.begin('BTC', { customerEmail: email });
  await steps.transfer(payment.id, amount ? { amount } : {});
  const customer = await signIn(shop, email);
  await shop.joinOrders();
  return { email, order, payment, customer };
};

type Person = Pick<Customer, 'request'>;
const askForMoney = (by: Person, { id }: Order) => by.request({ method: 'POST', url: `/api/orders/${id}/refund-request` });
const askForLink = (by: Person, { id }: Order) => by.request({ method: 'POST', url: `/api/orders/${id}/refund-link` });

async function expectLinkForMailboxAlone(order: Order, email: string) {
  expect((await askForLink(await signIn(shop), order)).json()).toMatchObject({ code: 'contact_unverified' });
  expect((await askForLink(await signIn(shop, email), order)).statusCode).toBe(204);
}

const read = (id: string) => steps.readOrder(id);
const wishIdOf = async (order: Pick<Order, 'id'>) => {
  const asks = shop.database.queries.selectFrom('refund_asks').select('id').where('order_id', '=', order.id);
  return (await asks.executeTakeFirstOrThrow()).id;
};

describe('performing what is paid', () => {
  test('an order of which only the money is still asked for is listed, so that its customer can decide and delete the account', async () => {
    const { customer, order } = await buyer();
    await askForMoney(customer, order);
    await setStatus(shop, order.id, 'completed');
    expect((await deleteAccount(customer)).json()).toMatchObject({ code: 'paid_rituals_open' });
    const { orders, refunds } = await deletionView(customer);
    expect(orders).toMatchObject([
      { id: order.id, status: 'completed', items: [], wishes: ['refund'], refund: 'asked', needsDay: false },
    ]);
    expect(refunds).toEqual([]);
    expect((await deleteAccount(customer, '?paidRituals=perform')).statusCode).toBe(204);
    expect(await read(order.id)).toMatchObject({ left: { mayClaim: true }, repair: { refund: 'asked' } });
  });

  test('an account with a paid ritual is not deleted without a word, nor before each ritual has a day', async () => {
    const { customer, order } = await buyer();
    expect((await deletionView(customer)).orders).toMatchObject([{ id: order.id, wishes: [], needsDay: true }]);
    expect((await deleteAccount(customer)).json()).toMatchObject({ status: 409, code: 'paid_rituals_open' });
    expect((await deleteAccount(customer, '?paidRituals=perform')).json()).toMatchObject({ status: 409, code: 'day_needed' });
    expect((await customer.request({ url: '/api/auth/me' })).statusCode).toBe(200);
  });

  test('the rituals keep what they need until 30 days after their report, page and panel say so, and the rest goes at once', async () => {
    const { customer, order, email } = await buyer();
    await plan(customer);
    const birth = { birthDate: '05.03.1988', gotra: 'Бхарадваджа', birthDataConsent: true, consentVersion: '2026-11-20' };
    await createProfile(customer, { occupation: 'Врач-кардиолог', ...birth });
    expect((await deleteAccount(customer, '?paidRituals=perform')).statusCode).toBe(204);
    expect(await read(order.id)).toMatchObject({
      status: 'paid',
      left: { isKept: true, mayClaim: true },
      contact: { firstName: expect.any(String) },
    });
    const admin = await signInStaff(shop, 'administrator');
    const file = (await admin.request({ url: `/api/admin/orders/${order.id}` })).json();
    expect(file).toMatchObject({ customer: { leftAt: expect.stringMatching(/^\d{4}-.*Z$/) }, contact: { email } });
    const kept = await dumpTables(shop);
    for (const needed of ['Кузнецов 30.11.1979', 'Здоровье семьи', '05.03.1988', 'Бхарадваджа', email])
      expect(kept).toContain(needed);
    expect(kept).not.toContain('Врач-кардиолог');
    await setStatus(shop, order.id, 'completed');
    pass(29 * DAY);
    await shop.eraseClosedAccounts();
    expect(await dumpTables(shop)).toContain('Кузнецов 30.11.1979');
    pass(3 * DAY);
    await shop.eraseClosedAccounts();
    const after = await dumpTables(shop);
    for (const gone of ['Кузнецов 30.11.1979', 'Здоровье семьи', '05.03.1988']) expect(after).not.toContain(gone);
    expect((await read(order.id)).left).toEqual({ isKept: false, mayClaim: true });
  });

  test('a new account with the e-mail of a deleted one reads the reports of its orders, but does not have the orders', async () => {
    const { customer, order, email } = await buyer();
    await plan(customer);
    expect((await deleteAccount(customer, '?paidRituals=perform')).statusCode).toBe(204);
    const again = await signIn(shop, email);
    await shop.joinOrders();
    expect((await again.request({ url: `/api/orders?email=${email}` })).json()).toEqual([]);
    const reportsFor = (by: Customer) => by.request({ url: `/api/account/orders/${order.id}/reports` });
    expect((await reportsFor(again)).json()).toEqual({ items: [] });
    expect((await reportsFor(await signIn(shop))).statusCode).toBe(404);
  });

  test('only unpaid orders are cancelled with the account', async () => {
    const { customer, order, email } = await buyer();
    await plan(customer);
    const unpaid = await steps.placeOrder({ customerEmail: email });
    const part = await steps.placeOrder({ customerEmail: email });
    await steps.transfer((await steps.openPayment(part)).id, { amount: '0.001' });
    expect((await deletionView(customer)).orders.map(({ id }) => id).sort()).toEqual([order.id, part.id].sort());
    expect((await deleteAccount(customer, '?paidRituals=perform')).statusCode).toBe(204);
    const states = await Promise.all([order, unpaid, part].map(async ({ id }) => (await read(id)).status));
    expect(states).toEqual(['paid', 'cancelled', 'pending']);
    expect((await read(part.id)).left).toMatchObject({ isKept: true });
  });
});

describe('the money first', () => {
  test('an account whose owner wants the money first asks for it at each paid order, works until it is paid out, and is deleted then', async () => {
    const { customer, order, payment } = await paidInCoin();
    const chosen = await choose(customer, 'money_first');
    expect(chosen.json()).toMatchObject({
      choice: { paidRituals: 'money_first', isAskedAgain: false },
      orders: [{ wishes: ['refund'] }],
    });
    await shop.leaveAccounts();
    expect((await customer.request({ url: '/api/auth/me' })).statusCode).toBe(200);
    const refund = idIn((await operate('refund-request', { payment: payment.id, reason: 'Leaves' })).text, 'refund');
    expect((await deletionView(customer)).refunds).toMatchObject([{ orderId: order.id, amount: 300, step: 'address_wanted' }]);
    const token = /\/refund#([\w-]{43})/.exec((await messagesTo(shop, customer.contact))[0]?.text ?? '')?.[1] ?? '';
    await steps.post('/api/refunds/address', { token, address: WALLET });
    await operate('refund-send', { refund, reference: 'f00d' });
    await shop.leaveAccounts();
    expect((await customer.request({ url: '/api/auth/me' })).statusCode).toBe(200);
    await operate('refund-confirm', { refund }, 'dennis');
    await shop.leaveAccounts();
    expect((await customer.request({ url: '/api/auth/me' })).statusCode).toBe(401);
    expect(await read(order.id)).toMatchObject({ status: 'cancelled', left: { isKept: false, mayClaim: true } });
  });

  test('the part that came of an unpaid order is asked for, too', async () => {
    const { customer, order, payment } = await paidInCoin('0.001');
    expect((await choose(customer, 'money_first')).json()).toMatchObject({ orders: [{ id: order.id, wishes: ['refund'] }] });
    await operate('refund-request', { payment: payment.id, reason: 'Leaves' });
    expect(await read(order.id)).toMatchObject({ status: 'cancelled', repair: { refund: 'address_wanted' } });
  });

  test('a wish from before the choice is made anew with it, so that it is answered once', async () => {
    const { customer, order } = await buyer();
    await askForMoney(customer, order);
    pass(60);
    expect((await choose(customer, 'money_first')).json()).toMatchObject({ orders: [{ id: order.id, wishes: ['refund'] }] });
    const open = shop.database.queries
      .selectFrom('refund_asks')
      .select('id')
      .where('order_id', '=', order.id)
      .where('state', '=', 'open');
    await operate('settle', { id: (await open.executeTakeFirstOrThrow()).id, reason: 'Begun already' });
    await shop.leaveAccounts();
    expect(await deletionView(customer)).toMatchObject({ choice: { isAskedAgain: true }, orders: [{ wishes: [] }] });
  });

  test('after a refusal of the money nothing is deleted, the customer is asked again, and may keep the account', async () => {
    const { customer, order } = await buyer();
    await choose(customer, 'money_first');
    await operate('settle', { id: await wishIdOf(order), reason: 'Begun already' });
    await shop.leaveAccounts();
    expect(await deletionView(customer)).toMatchObject({ choice: { isAskedAgain: true } });
    expect((await messagesTo(shop, customer.contact))[0]?.subject).toMatch(/ещё не удалён|not deleted yet/);
    expect((await choose(customer, 'keep')).json()).toMatchObject({ choice: null });
    await shop.leaveAccounts();
    expect((await customer.request({ url: '/api/auth/me' })).statusCode).toBe(200);
  });

  test('a customer who wanted the money first may choose performing, and the wish for the money is taken back', async () => {
    const { customer, order } = await buyer();
    await plan(customer);
    await choose(customer, 'money_first');
    expect((await deleteAccount(customer, '?paidRituals=perform')).statusCode).toBe(204);
    const { status, timeline, repair } = await read(order.id);
    expect([status, repair.refund]).toEqual(['paid', undefined]);
    expect(timeline.map(({ event }) => event)).toContain('refund_withdrawn');
  });
});

describe('what can be claimed afterwards', () => {
  test('after the deletion only who proves the mailbox may ask for the money and give the address, and the receipt stays for all who have the link', async () => {
    const { customer, order, email, payment } = await paidInCoin();
    await plan(customer);
    await deleteAccount(customer, '?paidRituals=perform');
    for (const stranger of [shop, await signIn(shop)])
      expect((await askForMoney(stranger, order)).json()).toMatchObject({ code: 'illegal_transition' });
    const again = await signIn(shop, email);
    expect((await askForMoney(again, order)).json()).toMatchObject({ repair: { refund: 'asked' } });
    await operate('refund-request', { payment: payment.id, reason: 'Asked' });
    expect((await askForLink(again, order)).statusCode).toBe(204);
    expect((await shop.request({ url: `/api/orders/${order.id}/receipt` })).statusCode).toBe(200);
  });

  test('the link for the address goes to the proven mailbox also when all personal data are gone', async () => {
    const { customer, order, email, payment } = await paidInCoin();
    await plan(customer);
    await deleteAccount(customer, '?paidRituals=perform');
    await setStatus(shop, order.id, 'completed');
    pass(31 * DAY);
    await shop.eraseClosedAccounts();
    await operate('refund-request', { payment: payment.id, reason: 'Found in the books' });
    await expectLinkForMailboxAlone(order, email);
    expect((await messagesTo(shop, email))[0]?.text).toMatch(/\/refund#/);
  });

  test('money that came only after its order was cancelled can be claimed, too', async () => {
    const email = newContact();
    const { order, payment } = await steps.begin('BTC', { customerEmail: email });
    await signIn(shop, email);
    await shop.joinOrders();
    pass(8 * DAY);
    await shop.sweep();
    await shop.expireOrders();
    await steps.transfer(payment.id);
    expect((await read(order.id)).status).toBe('cancelled');
    expect((await deleteAccount(await signIn(shop, email))).statusCode).toBe(204);
    await operate('refund-request', { payment: payment.id, reason: 'Found in the books' });
    await expectLinkForMailboxAlone(order, email);
  });

  test('the shop does not start without the key of an open claim', async () => {
    const { customer, order } = await buyer();
    await setStatus(shop, order.id, 'completed');
    await deleteAccount(customer);
    const database = { queries: shop.database.queries, close: async () => undefined };
    await expect(refuseLostClaims(database, { secretKeys: ['another key'] })).rejects.toThrow(/^SECRET_KEYS lacks/);
    await refuseLostClaims(database, { secretKeys: ['another key', ...shop.config.secretKeys] });
  });

  test('a claim ends 400 days after the last fact, and the page says so', async () => {
    const { customer, order } = await buyer();
    await setStatus(shop, order.id, 'completed');
    expect((await deleteAccount(customer)).statusCode).toBe(204);
    pass(399 * DAY);
    await shop.forget();
    expect((await read(order.id)).left).toEqual({ isKept: false, mayClaim: true });
    pass(2 * DAY);
    await shop.forget();
    expect((await read(order.id)).left).toEqual({ isKept: false, mayClaim: false });
  });
});
