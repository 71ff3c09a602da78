import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { guestOrder } from '../support/orders.ts';
import { openShop, testClock } from '../support/shop.ts';
import { askForCode, type Customer, cookiesOf, signIn, tryCode } from './steps/customers.ts';

const { clock, pass } = testClock();
const shop = await openShop({ env: { SESSION_IDLE_SECONDS: '2000' }, overrides: { clock } });

type End = (customer: Customer) => Promise<unknown>;
const byTime = async () => pass(2001);
const ENDINGS: Record<string, End> = {
  'by time': byTime,
  'on another device': async (customer) => {
    const { items } = (await customer.request({ url: '/api/auth/sessions' })).json<{ items: { id: string }[] }>();
    const other = await signIn(shop, customer.contact);
    return other.request({ method: 'DELETE', url: `/api/auth/sessions/${items[0]?.id}` });
  },
  'with the account': async (customer) => {
    const other = await signIn(shop, customer.contact);
    return other.request({ method: 'DELETE', url: '/api/account' });
  },
};

/** A customer whose browser still sends the cookie of a session that has ended. */
async function signedOut(end: End = byTime): Promise<Customer> {
  const customer = await signIn(shop);
  await end(customer);
  return customer;
}

function order(cookie: string, contact: string, key: string = randomUUID(), language = 'en') {
  const payload = { ...guestOrder, customerEmail: contact };
  const headers = { 'idempotency-key': key, 'accept-language': language, ...(cookie && { cookie }) };
  return shop.request({ method: 'POST', url: '/api/orders', payload, headers });
}

const ordersFor = (email: string) =>
  shop.database.queries.selectFrom('orders').select(['id', 'user_id']).where('customer_email', '=', email).execute();

test.each(Object.entries(ENDINGS))(
  'a customer whose session has ended %s is told so when they order, nothing is stored, and the browser loses the cookie',
  async (_, end) => {
    const { cookie, contact } = await signedOut(end);
    const answer = await order(cookie, contact);
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'session_ended']);
    expect(answer.headers['set-cookie']).toMatch(/^session=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(await ordersFor(contact)).toEqual([]);
  },
);

test('a customer whose session has ended is told so in the language of the request', async () => {
  const { cookie, contact } = await signedOut();
  expect((await order(cookie, contact, 'a', 'ru')).json().detail).toContain('Вы больше не в кабинете');
  expect((await order(cookie, contact, 'a', 'en')).json().detail).toContain('You have been signed out');
});

test('an order that was refused for an ended session is a guest order when it is sent again without the cookie', async () => {
  const { cookie, contact } = await signedOut();
  const key = randomUUID();
  const refused = await order(cookie, contact, key);
  const placed = await order(cookiesOf(refused), contact, key);
  expect([placed.statusCode, placed.headers['idempotent-replayed']]).toEqual([201, undefined]);
  expect(await ordersFor(contact)).toEqual([{ id: placed.json().id, user_id: null }]);
});

test('an order that was refused for an ended session belongs to the account when it is sent again after signing in', async () => {
  const { cookie, contact, id } = await signedOut();
  const key = randomUUID();
  await order(cookie, contact, key);
  const again = await signIn(shop, contact);
  const placed = await order(again.cookie, contact, key);
  expect(await ordersFor(contact)).toEqual([{ id: placed.json().id, user_id: id }]);
});

test('own data tell once that the session has ended; without the cookie they ask to sign in', async () => {
  const { request } = await signedOut();
  for (const url of ['/api/auth/me', '/api/orders', '/api/account/export']) {
    const answer = await request({ url });
    expect([answer.json().code, cookiesOf(answer)]).toEqual(['session_ended', '']);
    expect((await shop.request({ url })).json().code).toBe('not_signed_in');
  }
});

test('a request for a consultation is not sent without the account unawares', async () => {
  const { request } = await signedOut();
  const payload = { name: 'Анна', phone: '+79161234567' };
  expect((await request({ method: 'POST', url: '/api/consultations', payload })).json().code).toBe('session_ended');
});

test('with an ended session what is the same for everybody, signing in and signing out work as before', async () => {
  const { request, cookie, contact } = await signedOut();
  const items = [{ id: 'ganesha', quantity: 1, duration: 1 }];
  const calls = [
    { url: '/api/services' },
    { url: '/api/search?q=sankalpa' },
    { method: 'POST', url: '/api/cart/quote', payload: { items } },
    { method: 'POST', url: '/api/auth/request-login', payload: { contact: `${randomUUID()}@example.com` } },
    { method: 'POST', url: '/api/auth/logout' },
  ] as const;
  const answers = [];
  for (const call of calls) answers.push((await request(call)).statusCode);
  expect(answers).toEqual([200, 200, 200, 200, 204]);
  const sent = await askForCode(shop, contact);
  expect((await tryCode(shop, { ...sent, cookie: `${sent.cookie}; ${cookie}` })).statusCode).toBe(200);
});

test('a cookie that the shop never made, such as that of a neighbour on the same host, is no session', async () => {
  expect((await order('session=abc', `${randomUUID()}@example.com`)).statusCode).toBe(201);
});
