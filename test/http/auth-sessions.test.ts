import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashToken } from '#kernel/tokens.ts';
import { FOREIGN_TOKEN } from '../support/foreign-token.ts';
import { openShop, testClock } from '../support/shop.ts';
import { askForCode, type Customer, cookiesOf, newContact, signIn, tryCode, wrongCode } from './steps/customers.ts';
import { inTurn } from './steps/repeat.ts';
import { signInStaff } from './steps/staff.ts';

const { clock, now, pass } = testClock();
const env = { PUBLIC_URL: 'https://shop.example', SESSION_TTL_SECONDS: '5000', SESSION_IDLE_SECONDS: '2000' };
const shop = await openShop({ env, overrides: { clock } });

const { queries } = shop.database;
const me = (cookie: string, headers: Record<string, string> = {}) =>
  shop.request({ url: '/api/auth/me', headers: { cookie, ...headers } });
const sessionsOf = (userId: string) => queries.selectFrom('sessions').selectAll().where('user_id', '=', userId).execute();

test('the session cookie is hidden from scripts, bound to our host, and new for each sign-in', async () => {
  const answers = await inTurn(50, async () => tryCode(shop, await askForCode(shop)));
  const cookies = answers.map(({ headers }) => String([headers['set-cookie']].flat()[0]));
  for (const cookie of cookies) {
    const [pair = '', ...attributes] = cookie.split('; ');
    expect(pair).toMatch(/^__Host-session=[\w-]{43}$/);
    expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=5000', 'Path=/', 'SameSite=Lax', 'Secure']);
  }
  expect(new Set(cookies).size).toBe(50);
});

test('signing in again replaces the session of that browser, and the old token no longer works', async () => {
  const contact = newContact();
  const first = await signIn(shop, contact);
  const { code, cookie } = await askForCode(shop, contact);
  const second = await tryCode(shop, { contact, code, cookie: `${cookie}; ${first.cookie}` });
  const fresh = cookiesOf(second);
  expect(fresh).not.toBe(first.cookie);
  expect([(await me(first.cookie)).statusCode, (await me(fresh)).statusCode]).toEqual([401, 200]);
  expect(await sessionsOf(first.id)).toHaveLength(1);
});

test('a token that somebody planted in the browser before the sign-in never becomes a session', async () => {
  const planted = `__Host-session=${FOREIGN_TOKEN}`;
  const { contact, code, cookie } = await askForCode(shop);
  const answer = await tryCode(shop, { contact, code, cookie: `${cookie}; ${planted}` });
  expect(cookiesOf(answer)).not.toContain(FOREIGN_TOKEN);
  expect((await me(planted)).statusCode).toBe(401);
});

test('signing out deletes the session, and can be repeated', async () => {
  const customer = await signIn(shop);
  const signOut = () => customer.request({ method: 'POST', url: '/api/auth/logout' });
  expect((await signOut()).statusCode).toBe(204);
  expect((await me(customer.cookie)).statusCode).toBe(401);
  expect(await sessionsOf(customer.id)).toEqual([]);
  expect((await signOut()).statusCode).toBe(204);
});

const waysToLeave: Record<string, (customer: Customer) => ReturnType<Customer['request']>> = {
  'by signing out': (customer) => customer.request({ method: 'POST', url: '/api/auth/logout' }),
  'by ending this session': async (customer) => {
    const { items } = (await customer.request({ url: '/api/auth/sessions' })).json<{ items: { id: string }[] }>();
    return customer.request({ method: 'DELETE', url: `/api/auth/sessions/${items[0]?.id}` });
  },
  'by deleting the account': (customer) => customer.request({ method: 'DELETE', url: '/api/account' }),
};

test.each(Object.entries(waysToLeave))(
  'a customer who leaves a browser %s takes away what lets the next person correct their guest orders',
  async (_, leaveBrowser) => {
    const answer = await leaveBrowser(await signIn(shop));
    expect(answer.statusCode).toBe(204);
    const ended = [answer.headers['set-cookie']].flat().map((cookie) => String(cookie).split('; ', 2));
    expect(ended).toEqual([
      ['__Host-session=', 'Max-Age=0'],
      ['__Host-shop_browser=', 'Max-Age=0'],
    ]);
  },
);

test('a session ends after too long without use', async () => {
  const customer = await signIn(shop);
  pass(1999);
  expect((await me(customer.cookie)).statusCode).toBe(200);
  pass(2000);
  expect((await me(customer.cookie)).statusCode).toBe(401);
  expect(await sessionsOf(customer.id)).toEqual([]);
});

test('a session ends at its absolute limit, however much it is used', async () => {
  const customer = await signIn(shop);
  const statuses = await inTurn(5, async () => {
    pass(1000);
    return (await me(customer.cookie)).statusCode;
  });
  expect(statuses).toEqual([200, 200, 200, 200, 401]);
  expect(await sessionsOf(customer.id)).toEqual([]);
});

test('a session that is over is deleted by the cleanup, although nobody uses it', async () => {
  const customer = await signIn(shop);
  pass(5001);
  await shop.forget();
  expect(await sessionsOf(customer.id)).toEqual([]);
});

test('the time of the last use is stored at most once a minute', async () => {
  const customer = await signIn(shop);
  const signedInAt = now();
  pass(59);
  await me(customer.cookie);
  expect((await sessionsOf(customer.id))[0]?.last_used_at.getTime()).toBe(signedInAt);
  pass(1);
  await me(customer.cookie);
  expect((await sessionsOf(customer.id))[0]?.last_used_at.getTime()).toBe(now());
});

test('the list of sessions shows each session with its device, the last used first, in pages', async () => {
  const contact = newContact();
  const agent = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
  const old = await signIn(shop, contact);
  pass(1);
  const phone = cookiesOf(await tryCode(shop, await askForCode(shop, contact), { 'user-agent': agent }));
  const page = async (query: string) =>
    (await shop.request({ url: `/api/auth/sessions${query}`, headers: { cookie: phone } })).json();
  const all = await page('');
  expect(all.items).toMatchObject([{ isCurrent: true, device: 'Chrome · Android' }, { isCurrent: false }]);
  const first = await page('?limit=1');
  const second = await page(`?limit=1&cursor=${first.nextCursor}`);
  expect([...first.items, ...second.items]).toEqual(all.items);
  expect(second.nextCursor).toBeNull();
  expect((await me(old.cookie)).statusCode).toBe(200);
});

test('a cursor that the shop did not issue is refused', async () => {
  const customer = await signIn(shop);
  expect((await customer.request({ url: '/api/auth/sessions?cursor=nonsense' })).statusCode).toBe(400);
});

test('a user can end another session of their own, and nobody can end a session of somebody else', async () => {
  const contact = newContact();
  const lost = await signIn(shop, contact);
  const kept = await signIn(shop, contact);
  const stranger = await signIn(shop);
  const { items } = (await kept.request({ url: '/api/auth/sessions' })).json<{ items: { id: string; isCurrent: boolean }[] }>();
  const url = `/api/auth/sessions/${items.find(({ isCurrent }) => !isCurrent)?.id}`;
  expect((await stranger.request({ method: 'DELETE', url })).statusCode).toBe(404);
  expect((await me(lost.cookie)).statusCode).toBe(200);
  expect((await kept.request({ method: 'DELETE', url })).statusCode).toBe(204);
  expect([(await me(lost.cookie)).statusCode, (await me(kept.cookie)).statusCode]).toEqual([401, 200]);
  expect((await kept.request({ method: 'DELETE', url })).statusCode).toBe(404);
});

test('a role or a user in the body is refused', async () => {
  const { contact, code, cookie } = await askForCode(shop);
  for (const extra of [{ role: 'administrator' }, { userId: randomUUID() }]) {
    const payload = { contact, code, ...extra };
    const answer = await shop.request({ method: 'POST', url: '/api/auth/verify-code', payload, headers: { cookie } });
    expect(answer.statusCode).toBe(400);
  }
  expect((await tryCode(shop, { contact, code, cookie })).json().user.account.role).toBe('customer');
});

test('a header that names a user or a role has no effect', async () => {
  const anna = await signIn(shop);
  const boris = await signIn(shop);
  const headers = { 'x-user-id': boris.id, 'x-role': 'administrator', authorization: `Basic ${btoa(boris.id)}` };
  expect((await me(anna.cookie, headers)).json()).toMatchObject({ id: anna.id, account: { role: 'customer' } });
  expect((await shop.request({ url: '/api/auth/me', headers })).statusCode).toBe(401);
});

test('the id of a user in place of a key opens nothing that is for people, with a session beside it or without', async () => {
  const anna = await signIn(shop);
  const boris = await signIn(shop);
  const headers = { authorization: `Bearer ${boris.id}` };
  for (const cookie of [anna.cookie, '']) expect((await me(cookie, headers)).json()).toMatchObject({ code: 'key_not_accepted' });
});

test('an edited cookie is no session', async () => {
  const { cookie, id } = await signIn(shop);
  const [name, token = ''] = cookie.split(/[=;]/);
  const edits = [
    token.slice(1),
    `${token}A`,
    token.slice(0, -1) + (token.endsWith('A') ? 'E' : 'A'),
    id,
    hashToken(token),
    '%00',
  ];
  for (const edit of edits) expect((await me(`${name}=${edit}`)).statusCode).toBe(401);
  expect((await me(`session=${token}`)).statusCode).toBe(401);
});

test.each(['partner', 'administrator'] as const)('a %s who gave a code alone can do nothing as staff', async (role) => {
  const customer = await signIn(shop);
  await queries.updateTable('users').set({ role }).where('id', '=', customer.id).execute();
  const later = await signIn(shop, customer.contact);
  // The session from before the promotion was opened with a code alone too.
  for (const { request } of [customer, later]) {
    const answer = await request({ url: '/api/staff/me' });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'second_factor_required']);
  }
});

test('a role that was withdrawn has no effect from the next request on', async () => {
  const { id, request } = await signInStaff(shop, 'priest');
  const member = await request({ url: '/api/staff/me' });
  expect(member.json()).toMatchObject({ id, role: 'priest', permissions: ['access.own', 'panel.enter', 'rituals.perform'] });
  await queries.updateTable('users').set({ role: 'customer' }).where('id', '=', id).execute();
  expect((await request({ url: '/api/staff/me' })).json().code).toBe('not_allowed');
  expect((await request({ url: '/api/auth/me' })).json().account.role).toBe('customer');
});

test('sign-ins, failures, locks and sign-outs are recorded under a pseudonym, and the records cannot be changed', async () => {
  const contact = newContact();
  const { code, cookie } = await askForCode(shop, contact);
  const before = await queries.selectFrom('auth_events').selectAll().execute();
  await inTurn(5, () => tryCode(shop, { contact, code: wrongCode(code), cookie }));
  const customer = await signIn(shop, contact);
  await customer.request({ method: 'POST', url: '/api/auth/logout' });
  const known = new Set(before.map(({ id }) => id));
  const events = (await queries.selectFrom('auth_events').selectAll().execute()).filter(({ id }) => !known.has(id));
  expect(events.map(({ event }) => event).sort()).toEqual(['fail', 'fail', 'fail', 'fail', 'locked', 'logout', 'ok']);
  expect(new Set(events.map(({ subject }) => subject)).size).toBe(1);
  expect(JSON.stringify(events)).not.toContain(contact);
  const edit = queries
    .updateTable('auth_events')
    .set({ event: 'ok' })
    .where('subject', '=', events[0]?.subject ?? '');
  await expect(edit.execute()).rejects.toThrow('append-only');
});
