import { randomInt } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { secretsIn } from '../support/customers.ts';
import { dumpTables } from '../support/dump-tables.ts';
import { BEFORE_PLANS, openShop, testClock } from '../support/shop.ts';
import { type Customer, changeEmail, lastCode, signIn } from './steps/customers.ts';
import { createProfile, savePlan } from './steps/profiles.ts';
import { paidOrder, placeOrder, stepsOf } from './steps/purchase.ts';

const { clock, pass, set } = testClock();
const shop = await openShop({ overrides: { clock } });
// Tests let days pass; the next test begins at the same instant.
afterEach(() => set(BEFORE_PLANS));

const DAY = 24 * 3600;

let customers = 0;
/** A customer with paid orders, a profile, a plan and a question. Each piece of their data is a unique text (a canary) that a search can find. */
async function fullCustomer(name: string) {
  customers += 1;
  const canary = (field: string) => `${name}${field}${letters()}`;
  const email = `${canary('mail')}@example.com`;
  const words = {
    orderName: canary('Order'),
    wishes: canary('Wishes'),
    firstName: canary('First'),
    lastName: canary('Last'),
    occupation: canary('Work'),
    birthPlace: canary('Born'),
    gotra: canary('Gotra'),
    currentLocation: canary('Lives'),
    additionalNotes: canary('Notes'),
    sankalpa: canary('Sankalpa'),
    participant: canary('Relative'),
    question: canary('Question'),
    // Nothing else of the shop has this year.
    birthDate: `${10 + customers}.02.1911`,
    birthTime: `03:${10 + customers}`,
    phoneNumber: `+791612345${10 + customers}`,
  };
  const order = { customerEmail: email, customerName: `${words.orderName} Иванов`, specialInstructions: words.wishes };
  const guestOrder = await paidOrder(shop, order);
  const customer = await signIn(shop, email.toLowerCase());
  const headers = { 'idempotency-key': canary('key') };
  const ownOrder = await placeOrder({ request: (wanted) => customer.request({ ...wanted, headers }) }, order);
  const { orderName: _, wishes: __, sankalpa, participant, question, ...fields } = words;
  await customer.request({
    method: 'POST',
    url: '/api/consultations',
    payload: { name: words.firstName, phone: words.phoneNumber, message: question },
  });
  const profile = await createProfile(customer, { ...fields, birthDataConsent: true, consentVersion: '2026-11-20' });
  const participants = `Пётр ${participant} 30.11.1979 07:40`;
  const plan = await savePlan(customer, { startDate: '2028-01-15', specialWishes: sankalpa, participants });
  expect([profile.statusCode, plan.statusCode]).toEqual([201, 200]);
  // The time of birth is searched for with its quotes, because a timestamp may hold the same digits.
  const canaries = [email.toLowerCase(), ...Object.values({ ...words, birthTime: `"${words.birthTime}"` })];
  await finish([guestOrder.id, ownOrder.id]);
  const { calendarUrl } = plan.json<{ calendarUrl: string }>();
  return { customer, email: email.toLowerCase(), canaries, orders: [guestOrder.id, ownOrder.id], calendarUrl };
}

/** Eight random letters; digits are not allowed in names. */
function letters(): string {
  return Array.from({ length: 8 }, () => String.fromCharCode(97 + randomInt(26))).join('');
}

const foundIn = (text: string, canaries: readonly string[]) => canaries.filter((canary) => text.includes(canary));

const exportOf = (customer: Customer) => customer.request({ url: '/api/account/export' });
const deletionOf = (customer: Customer) => customer.request({ method: 'DELETE', url: '/api/account' });

/** Their rituals are performed and reported. */
const finish = (ids: readonly string[]) =>
  shop.database.queries
    .updateTable('orders')
    .set({ status: 'completed' })
    .where('id', 'in', ids)
    .where('status', '=', 'paid')
    .execute();

test('the export holds all data of one customer and none of another', async () => {
  const anna = await fullCustomer('Anna');
  const boris = await fullCustomer('Boris');
  const answer = await exportOf(anna.customer);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="[\w-]+\.json"$/);
  expect(foundIn(answer.payload, anna.canaries)).toEqual(anna.canaries);
  expect(foundIn(answer.payload, boris.canaries)).toEqual([]);
  expect(answer.payload).not.toMatch(/hash/i);
  const data = answer.json<{ orders: { id: string }[]; sessions: unknown[]; messages: { subject: string }[] }>();
  expect(data.orders.map(({ id }) => id).sort()).toEqual(anna.orders.toSorted());
  expect(data.sessions).toHaveLength(1);
  const subjects = data.messages.map(({ subject }) => subject);
  expect(subjects.filter((subject) => /paid|оплачен/i.test(subject))).toHaveLength(1);
});

test('the export holds no secret: no codes and no tokens', async () => {
  const customer = await signIn(shop);
  const code = await lastCode(shop, customer.contact);
  const { payload } = await exportOf(customer);
  expect(payload).not.toContain(code);
  const tokens = secretsIn(customer.cookie);
  expect(tokens.map(({ length }) => length)).toEqual([43, 43]);
  expect(foundIn(payload, tokens)).toEqual([]);
});

test('the deletion keeps the orders for the accounts and removes every personal text of the customer', async () => {
  const anna = await fullCustomer('Anna');
  const boris = await fullCustomer('Boris');
  // This proves that the dump would show the texts that the deletion must remove.
  expect(foundIn(await dumpTables(shop), anna.canaries)).toEqual(anna.canaries);

  expect((await deletionOf(anna.customer)).statusCode).toBe(204);

  const after = await dumpTables(shop);
  expect(foundIn(after, [...anna.canaries, anna.customer.id])).toEqual([]);
  expect(foundIn(after, boris.canaries)).toEqual(boris.canaries);
  for (const url of ['/api/auth/me', `/api/orders?email=${anna.email}`, '/api/account/export']) {
    expect((await anna.customer.request({ url })).statusCode).toBe(401);
  }
  const { pathname, search } = new URL(anna.calendarUrl);
  expect((await shop.request({ url: pathname + search })).statusCode).toBe(404);
  expect((await boris.customer.request({ url: '/api/auth/me' })).statusCode).toBe(200);
});

test('the deletion keeps what was bought, the prices, and the reports of gateways', async () => {
  const anna = await fullCustomer('Anna');
  const [paid = ''] = anna.orders;
  const factsOf = async () => {
    const { queries } = shop.database;
    const rows = (table: 'ledger' | 'order_history' | 'order_items' | 'payments') =>
      queries.selectFrom(table).selectAll().where('order_id', '=', paid).execute();
    const { status, total } = (await shop.request({ url: `/api/orders/${paid}` })).json<{ status: string; total: number }>();
    return {
      status,
      total,
      rows: await Promise.all([rows('ledger'), rows('order_history'), rows('order_items'), rows('payments')]),
    };
  };
  const before = await factsOf();
  await deletionOf(anna.customer);
  expect(await factsOf()).toEqual(before);
  expect(before).toMatchObject({ status: 'completed', total: 1042.5 });
});

test('the deletion leaves no order that somebody else can claim', async () => {
  const anna = await fullCustomer('Anna');
  const [paid = ''] = anna.orders;
  await deletionOf(anna.customer);
  expect((await shop.request({ url: `/api/orders/${paid}` })).json()).toMatchObject({ contact: { missing: false } });
  const payload = { customerName: 'Вор Воров', customerEmail: 'thief@example.com' };
  const taken = await shop.request({ method: 'PUT', url: `/api/orders/${paid}/contact`, payload });
  expect(taken.json()).toMatchObject({ status: 409, code: 'contact_already_set' });
  const again = await signIn(shop, anna.email);
  expect(again.id).not.toBe(anna.customer.id);
  expect((await again.request({ url: `/api/orders?email=${anna.email}` })).json()).toEqual([]);
});

test('the deletion removes former e-mails too', async () => {
  const anna = await fullCustomer('Anna');
  const email = `former-${anna.email}`;
  expect((await changeEmail(shop, anna.customer, email)).statusCode).toBe(200);
  await deletionOf(anna.customer);
  expect(foundIn(await dumpTables(shop), [...anna.canaries, email])).toEqual([]);
});

test('deletions sent at once with other requests delete the account once, and leave nothing behind', async () => {
  const anna = await fullCustomer('Anna');
  const answers = await Promise.all([
    deletionOf(anna.customer),
    deletionOf(anna.customer),
    // Cut off when the account goes before its end.
    exportOf(anna.customer).catch(() => ({ statusCode: 401 })),
    createProfile(anna.customer),
  ]);
  const [first, second, ...others] = answers.map(({ statusCode }) => statusCode);
  expect([first, second].toSorted()).toEqual([204, 401]);
  for (const status of others) expect([200, 401, 409]).toContain(status);
  expect(foundIn(await dumpTables(shop), anna.canaries)).toEqual([]);
});

test('export and deletion need a sign-in of the last hour, and a refusal changes nothing', async () => {
  const anna = await fullCustomer('Anna');
  pass(3601);
  const before = await dumpTables(shop);
  for (const attempt of [await exportOf(anna.customer), await deletionOf(anna.customer)]) {
    expect(attempt.json()).toMatchObject({ status: 403, code: 'fresh_login_required' });
    expect(foundIn(attempt.payload, anna.canaries)).toEqual([]);
  }
  expect(withoutLastUse(await dumpTables(shop)) === withoutLastUse(before)).toBe(true);
  const again = await signIn(shop, anna.email);
  expect((await exportOf(again)).statusCode).toBe(200);
  expect((await deletionOf(again)).statusCode).toBe(204);
});

/** A dump without the times at which sessions were last used: each request moves one. */
function withoutLastUse(dump: string): string {
  return dump.replace(/"last_used_at":"[^"]*"/g, '');
}

test('personal data that are no longer needed are deleted when their time is over: contacts of unpaid orders, plans whose rituals have ended, and old questions', async () => {
  const anna = await fullCustomer('Anna');
  const unpaid = letters();
  const order = await placeOrder(shop, { customerName: `${unpaid} Иванова`, customerEmail: `${unpaid}@example.com` });
  const passing = anna.canaries.filter((canary) => /Relative|Sankalpa|Question/.test(canary));
  pass(179 * DAY);
  await shop.forget();
  expect(passing).toHaveLength(3);
  expect(foundIn(await dumpTables(shop), [unpaid, ...passing])).toEqual([unpaid, ...passing]);

  // The plan begins on this day; twelve weeks are the longest ritual, after which a plan is kept for 180 days.
  set('2028-01-15T12:00:00Z');
  pass((84 + 181) * DAY);
  await shop.forget();
  const dump = await dumpTables(shop);
  expect(foundIn(dump, [unpaid, ...passing])).toEqual([]);
  expect(dump).toContain(order.id);
  // Paid orders and the profile stay while there is an account.
  expect(foundIn(dump, anna.canaries)).toHaveLength(anna.canaries.length - passing.length);
});

test('contacts of an unpaid order stay while the shop holds money for it, because the money may have to be returned', async () => {
  const steps = stepsOf(shop);
  const names = Array.from({ length: 5 }, letters);
  const [part, wrong, card, coin, none] = await Promise.all(
    names.map((name) => steps.placeOrder({ customerName: `${name} Иванова`, customerEmail: `${name}@example.com` })),
  );
  if (!part || !wrong || !card || !coin || !none) throw new Error('Five orders were placed');
  await steps.transfer((await steps.openPayment(part)).id, { amount: '0.001' });
  await steps.transfer((await steps.openPayment(wrong, 'USDT_TRC20')).id, { currency: 'USDT_ERC20' });
  await steps.payByCard(card.id);
  await steps.transfer((await steps.openPayment(coin)).id);
  await steps.openPayment(none);
  const cancelled = [card.id, coin.id, none.id];
  await shop.database.queries.updateTable('orders').set({ status: 'cancelled' }).where('id', 'in', cancelled).execute();
  pass(181 * DAY);
  await shop.forget();
  expect(foundIn(await dumpTables(shop), names)).toEqual(names.slice(0, 4));
});
