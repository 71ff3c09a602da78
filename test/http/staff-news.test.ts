import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openShop, testClock } from '../support/shop.ts';
import { change } from './steps/changes.ts';
import { messagesTo, newContact, signIn } from './steps/customers.ts';
import { stepsOf } from './steps/purchase.ts';
import { refundSteps } from './steps/refunds.ts';
import { atOnce } from './steps/repeat.ts';
import { signInStaff } from './steps/staff.ts';

const { clock, pass } = testClock();
const shop = await openShop({ env: { STAFF_SESSION_IDLE_SECONDS: '43200' }, overrides: { clock } });
const steps = stepsOf(shop);
const admin = await signInStaff(shop, 'administrator', { secondFactorAt: clock() });
const operator = await signInStaff(shop, 'operator', { secondFactorAt: clock() });
const priest = await signInStaff(shop, 'priest', { secondFactorAt: clock() });

type Member = typeof admin;
const letters = async ({ contact }: Member) =>
  (await messagesTo(shop, contact)).filter(({ text }) => text.includes('/admin-panel'));
const subjects = async (member: Member) => (await letters(member)).map(({ subject }) => subject);
const choose = (member: Member, chosen: unknown) =>
  member.request({ method: 'PUT', url: '/api/staff/letters', payload: { chosen } });
/** As several instances do, which run the job at the same time. */
const tell = () => atOnce(5, () => shop.tellStaff());

async function paidOrder() {
  const { order, payment } = await steps.begin();
  await steps.transfer(payment.id);
  return order;
}

test('a paid order, money that waits and a consultation are told once to those whose role may read them', async () => {
  const order = await paidOrder();
  const number = `No. ${order.number}`;
  await tell();
  expect(await subjects(admin)).toEqual([`Order ${number} is paid`]);
  expect(await subjects(operator)).toEqual([`Order ${number} is paid`]);

  await steps.payByCard(order.id);
  await shop.request({
    method: 'POST',
    url: '/api/consultations',
    payload: { name: 'Анна Тайная', phone: '+79161234567', message: 'Личное' },
  });
  await tell();
  await tell();
  const waiting = `Money waits for a decision: order ${number}`;
  expect((await subjects(admin)).toSorted()).toEqual([waiting, `Order ${number} is paid`, 'Somebody asks for a consultation']);
  expect((await subjects(operator)).toSorted()).toEqual([`Order ${number} is paid`, 'Somebody asks for a consultation']);
  expect(await letters(priest)).toEqual([]);

  const allText = [...(await letters(admin)), ...(await letters(operator))].map(({ text, html }) => text + html).join();
  expect(allText).toContain(`/admin-panel/orders/${order.id}`);
  expect(allText).not.toMatch(/Анна|Тайная|Личное|\+7916/);
  expect((await letters(operator)).map(({ text }) => text).join()).not.toContain('$');
});

/** Tells the staff an hour later; returns how many letters say that the order's money waits. */
async function lettersOfWaiting(order: { readonly number: number }, reader = admin) {
  pass(3600);
  await tell();
  return (await subjects(reader)).filter((each) => each === `Money waits for a decision: order No. ${order.number}`).length;
}

async function settle(payment: { readonly id: string }) {
  const member = await signInStaff(shop, 'administrator', { secondFactorAt: clock() });
  const answer = await change(member, `/api/admin/money/${payment.id}`, { path: '/settlement', payload: { reason: 'A gift' } });
  expect(answer.statusCode).toBeLessThan(300);
}

test('money that waits again after somebody has decided about it is told again, also for the same reason', async () => {
  pass(3600);
  const { order, payment } = await steps.begin();
  await steps.transfer(payment.id);
  await steps.transfer(payment.id, { amount: '0.001' });
  expect([await lettersOfWaiting(order), await lettersOfWaiting(order)]).toEqual([1, 1]);
  await settle(payment);
  expect(await lettersOfWaiting(order)).toBe(1);
  await steps.transfer(payment.id, { amount: '0.001' });
  expect([await lettersOfWaiting(order), await lettersOfWaiting(order)]).toEqual([2, 2]);
});

test('money that waits again for fewer reasons than before the decision is told again', async () => {
  const { order, payment } = await steps.begin('USDT_TRC20');
  await steps.transfer(payment.id, { currency: 'USDT_ERC20' });
  await steps.transfer(payment.id, { amount: '1' });
  pass(3600);
  await shop.sweep();
  expect(await lettersOfWaiting(order)).toBe(1);
  await settle(payment);
  // The missing money comes, and no more is missing.
  await steps.transfer(payment.id);
  expect([await lettersOfWaiting(order), await lettersOfWaiting(order)]).toEqual([2, 2]);
});

test('a member chooses which letters come; only those that the role may read', async () => {
  const read = async (member: Member) => (await member.request({ url: '/api/staff/letters' })).json();
  expect(await read(operator)).toEqual({ offered: ['orders', 'consultations'], chosen: ['orders', 'consultations'] });
  expect((await choose(operator, ['money'])).json()).toMatchObject({ status: 400, errors: [{ pointer: '/chosen/0' }] });
  expect((await choose(operator, ['consultations'])).json()).toMatchObject({ chosen: ['consultations'] });
  expect(await read(operator)).toMatchObject({ chosen: ['consultations'] });
  expect(await read(priest)).toEqual({ offered: [], chosen: [] });

  pass(3600);
  const before = [await letters(admin), await letters(operator)].map(({ length }) => length);
  await paidOrder();
  await tell();
  expect([await letters(admin), await letters(operator)].map(({ length }) => length)).toEqual([(before[0] ?? 0) + 1, before[1]]);
});

test('of many events at once all instances together write one digest', async () => {
  pass(3600);
  await Promise.all([paidOrder(), paidOrder(), paidOrder(), paidOrder()]);
  const before = await letters(admin);
  await tell();
  await tell();
  const after = await letters(admin);
  expect(after).toHaveLength(before.length + 1);
  expect(after.map(({ subject }) => subject)).toContain('What happened in the shop: 4');
});

test('a member who was suspended gets no letters afterwards about what happened meanwhile', async () => {
  pass(3600);
  const member = await signInStaff(shop, 'operator');
  // From now on they are no new member, who would count as told of all that happened before.
  await tell();
  const users = shop.database.queries.updateTable('users').where('id', '=', member.id);
  await users.set({ role: 'customer', suspended_role: 'operator' }).execute();
  await paidOrder();
  await tell();
  await users.set({ role: 'operator', suspended_role: null }).execute();
  await tell();
  expect(await letters(member)).toEqual([]);
  const { number } = await paidOrder();
  await tell();
  expect(await subjects(member)).toEqual([`Order No. ${number} is paid`]);
});

/** An order whose money came by hand, which one of the staff has confirmed. */
async function paidByHand(customerEmail = newContact()) {
  const order = await steps.placeOrder({ customerEmail });
  const member = await signInStaff(shop, 'administrator', { secondFactorAt: clock() });
  const url = `/api/admin/orders/${order.id}/confirmation`;
  const answer = await member.request({ method: 'POST', url, payload: { amount: order.total, reference: 'transfer 17' } });
  expect(answer.statusCode, answer.payload).toBe(204);
  return { order, takeBack: () => member.request({ method: 'DELETE', url }) };
}

test('an order that is paid again after its payment was taken back is told again', async () => {
  pass(3600);
  const { order, takeBack } = await paidByHand();
  await tell();
  expect((await takeBack()).statusCode).toBe(204);
  await tell();
  const lettersOfPaid = async () => (await subjects(admin)).filter((each) => each === `Order No. ${order.number} is paid`);
  expect(await lettersOfPaid()).toHaveLength(1);
  await steps.payByCard(order.id);
  await tell();
  await tell();
  expect(await lettersOfPaid()).toHaveLength(2);
});

test('a promised refund is told again each time that it fails', async () => {
  pass(3600);
  const email = newContact();
  const { order } = await paidByHand(email);
  const customer = await signIn(shop, email);
  await shop.joinOrders();
  const reader = await signInStaff(shop, 'administrator');
  await customer.request({ method: 'POST', url: `/api/orders/${order.id}/refund-request` });
  expect(await lettersOfWaiting(order, reader)).toBe(1);
  for (const letters of [2, 3]) {
    const fresh = { secondFactorAt: clock() };
    const refunds = refundSteps(shop, await signInStaff(shop, 'administrator', fresh));
    const refund = await refunds.begin(order.id, { reason: 'Asked' });
    await refunds.send(refund);
    await refunds.reject(refund, await signInStaff(shop, 'administrator', fresh));
    expect([await lettersOfWaiting(order, reader), await lettersOfWaiting(order, reader)]).toEqual([letters, letters]);
  }
});

test('too much money is told when it comes after too little, of which it makes an end', async () => {
  const reader = await signInStaff(shop, 'administrator');
  const { order, payment } = await steps.begin('USDT_TRC20');
  await steps.transfer(payment.id, { amount: '1' });
  pass(3600);
  await shop.sweep();
  expect(await lettersOfWaiting(order, reader)).toBe(1);
  await steps.transfer(payment.id);
  await steps.transfer(payment.id, { amount: '5' });
  expect([await lettersOfWaiting(order, reader), await lettersOfWaiting(order, reader)]).toEqual([2, 2]);
});

test('a member is told at once in a shop with more than a hundred others who want no letters', async () => {
  pass(3600);
  await sql`insert into users (id, email, role, language, created_at)
    select gen_random_uuid(), 'priest-' || number || '@example.com', 'priest', 'ru', ${clock()}::timestamptz
    from generate_series(1, 120) as number`.execute(shop.database.queries);
  await shop.tellStaff();
  const before = await letters(admin);
  await paidOrder();
  await shop.tellStaff();
  expect(await letters(admin)).toHaveLength(before.length + 1);
});
