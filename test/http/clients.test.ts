import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { components } from '#contract';
import { openShop } from '../support/shop.ts';
import { messagesTo, newContact, newPhone, signIn } from './steps/customers.ts';
import { createProfile, savePlan } from './steps/profiles.ts';
import { paidOrder, placeOrder, stepsOf } from './steps/purchase.ts';
import { setStatus } from './steps/records.ts';
import { refundSteps } from './steps/refunds.ts';
import { atOnce } from './steps/repeat.ts';
import { signInStaff } from './steps/staff.ts';

type Wire = components['schemas'];

const shop = await openShop();
const operator = await signInStaff(shop, 'operator');
const list = async (query = '') => {
  const answer = await operator.request({ url: `/api/admin/clients${query}` });
  expect(answer.statusCode, answer.payload).toBe(200);
  return answer.json<Wire['ClientList']>();
};
const idsFoundBy = async (search: string) => (await list(`?search=${encodeURIComponent(search)}`)).items.map(({ id }) => id);
const view = (id: string) => operator.request({ url: `/api/admin/clients/${id}` });

const send = (method: 'POST' | 'PUT', url: string, payload: object, headers = {}) =>
  operator.request({ method, url: `/api/admin/clients${url}`, payload, headers });

const names = { firstName: 'Вера', lastName: 'Ким' };
const profile = { firstName: 'Анна', lastName: 'Седова', phoneNumber: '+7 916 000-00-02', birthDate: '05.03.1988' };
const consent = { birthDataConsent: true, consentVersion: '2026-11-20' };

test('a client is found by the beginning of the e-mail, the phone or a name', async () => {
  const alena = await signIn(shop, `alena_${newContact()}`);
  // Names that no other test of the file uses.
  const named = { firstName: 'Алёна', lastName: 'Белова', phoneNumber: '+7 916 000-00-01' };
  await createProfile(alena, named);
  const byPhone = await signIn(shop, newPhone());
  const noProfile = await signIn(shop);
  await placeOrder(noProfile, { customerName: 'Злата Ким', customerEmail: noProfile.contact });

  expect(await idsFoundBy(alena.contact.slice(0, 20).toUpperCase())).toEqual([alena.id]);
  for (const search of ['алена', 'Бело', 'белова алёна', '8 916 000-00-0', 'alena_'])
    expect(await idsFoundBy(search), search).toEqual([alena.id]);
  expect(await idsFoundBy(byPhone.contact.slice(1, -1))).toEqual([byPhone.id]);
  expect(await idsFoundBy('злата к')).toEqual([noProfile.id]);
  // Signs that mean something in SQL are plain text.
  for (const search of ['%', '_lena', 'alena%', 'alena\\', 'Белова Злата']) expect(await idsFoundBy(search), search).toEqual([]);
});

test('a client is listed with the phone of the profile beside what signs in', async () => {
  const fay = await signIn(shop, `fay_${newContact()}`);
  await createProfile(fay, { phoneNumber: profile.phoneNumber });
  expect((await list('?search=fay_')).items).toMatchObject([{ phoneNumber: '', profilePhone: '+79160000002' }]);
});

test('the newest clients come first, page by page, and staff and closed accounts are none', async () => {
  const older = await signIn(shop);
  const newer = await signIn(shop);
  const leaving = await signIn(shop);
  expect((await leaving.request({ method: 'DELETE', url: '/api/account' })).statusCode).toBe(204);
  const first = await list('?limit=1');
  const second = await list(`?limit=1&cursor=${first.nextCursor}`);
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual([newer.id, older.id]);
  const all = (await list('?limit=100')).items.map(({ id }) => id);
  expect(all).not.toContain(operator.id);
  expect(all).not.toContain(leaving.id);
  expect([(await view(operator.id)).statusCode, (await view(leaving.id)).statusCode]).toEqual([404, 404]);
});

test('a client is shown with birth data, plan, orders of the account, and those of a guest with the proven mailbox', async () => {
  const anna = await signIn(shop, `anna_${newContact()}`);
  await createProfile(anna, { ...profile, ...consent });
  const ofAccount = await placeOrder(anna);
  const asGuest = await paidOrder(shop, { customerEmail: anna.contact });
  const other = await placeOrder(await signIn(shop), { customerEmail: anna.contact });
  const plan = { startDate: '2027-01-15', specialWishes: 'О здоровье', participants: '' };
  expect((await savePlan(anna, plan)).statusCode).toBe(200);

  const client = (await view(anna.id)).json<Wire['ClientDetail']>();
  expect(client).toMatchObject({ email: anna.contact, name: 'Анна Седова', orderCount: 1, plan });
  expect(client.profile).toMatchObject({ birthDate: '05.03.1988', consent: { version: '2026-11-20' } });
  expect(client.orders.map(({ id }) => id)).toEqual([ofAccount.id]);
  expect(client.mailbox).toMatchObject({ count: 1, orders: [{ id: asGuest.id, status: 'paid', total: asGuest.total }] });
  expect(JSON.stringify(client)).not.toContain(other.id);
});

test('a mailbox that the shop alone has typed shows no orders, until a code has come to it', async () => {
  const email = newContact();
  const made = await send('POST', '', { email, language: 'en', profile: names });
  const { id } = made.json<{ id: string }>();
  const typed = await placeOrder(shop, { customerEmail: email });
  const before = await view(id);
  expect([before.json<Wire['ClientDetail']>().mailbox, before.payload.includes(typed.id)]).toEqual([null, false]);
  await signIn(shop, email);
  const later = await placeOrder(shop, { customerEmail: email.toUpperCase() });
  const after = (await view(id)).json<Wire['ClientDetail']>();
  // With the sign-in the first has joined the account.
  expect([after.orders.map((order) => order.id), after.mailbox?.orders.map((order) => order.id)]).toEqual([
    [typed.id],
    [later.id],
  ]);
});

test('what a client has brought is what came less what went back, to the cent as in the books of the orders', async () => {
  const admin = await signInStaff(shop, 'administrator');
  const client = await signIn(shop);
  const worth = async (by = admin) =>
    (await by.request({ url: `/api/admin/clients/${client.id}` })).json<Wire['ClientDetail']>().value;
  expect(await worth()).toMatchObject({ kept: 0, paidOrders: 0, firstAt: null, lastAt: null });
  const steps = stepsOf(shop);
  // The same cart twice within seconds is one order.
  const place = (wish: string) => placeOrder(client, { specialInstructions: wish });
  const byCard = await place('one');
  const byCoin = await place('two');
  const unpaid = await place('three');
  await steps.post('/api/card/payment', { orderId: byCard.id });
  await steps.payByCard(byCard.id);
  await steps.transfer((await steps.openPayment(byCoin)).id);
  await steps.openPayment(unpaid);
  const refunds = refundSteps(shop, admin);
  const came = (await admin.request({ url: `/api/admin/orders/${byCard.id}/refunds` })).json<Wire['RefundableMoney']>();
  const part = { paymentId: came.sources[0]?.id, amount: '12.34', reason: 'One week less' };
  const refund = await refunds.begin(byCard.id, part);
  await refunds.send(refund);
  await refunds.confirm(refund, await signInStaff(shop, 'administrator'));
  const books = await Promise.all(
    [byCard, byCoin, unpaid].map(async ({ id }) => {
      const { money } = (await admin.request({ url: `/api/admin/orders/${id}` })).json<Wire['AdminOrder']>();
      return Math.round(((money?.gross ?? 0) - (money?.refunded ?? 0)) * 100);
    }),
  );
  const value = await worth();
  expect(Math.round((value?.kept ?? 0) * 100)).toBe(books.reduce((sum, cents) => sum + cents, 0));
  expect(value?.kept).toBe(byCard.total + byCoin.total - 12.34);
  expect(value).toMatchObject({ paidOrders: 2, firstAt: byCard.createdAt, lastAt: byCoin.createdAt });
  expect(await worth(operator)).toBeNull();
});

test('what the staff wrote about a client is read with its author, stands in the client’s copy without, and goes with the client', async () => {
  const client = await signIn(shop);
  const noteId = randomUUID();
  const write = () => send('PUT', `/${client.id}/notes/${noteId}`, { text: ' Звонить после шести ' });
  const answers = await atOnce(5, write);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(204));
  expect((await view(client.id)).json<Wire['ClientDetail']>().notes).toEqual([
    { id: noteId, at: expect.any(String), by: operator.contact, text: 'Звонить после шести' },
  ]);
  const copy = await client.request({ url: '/api/account/export' });
  expect(copy.json<Wire['AccountExport']>().notes).toEqual([{ at: expect.any(String), text: 'Звонить после шести' }]);
  expect(copy.payload).not.toContain(operator.contact);
  const stored = () => shop.database.queries.selectFrom('client_notes').selectAll().where('client_id', '=', client.id).execute();
  expect(await stored()).toHaveLength(1);
  await expect(
    shop.database.queries.updateTable('client_notes').set({ text: 'x' }).where('client_id', '=', client.id).execute(),
  ).rejects.toThrow('append-only');
  expect((await client.request({ method: 'DELETE', url: '/api/account' })).statusCode).toBe(204);
  expect(await stored()).toEqual([]);
});

test('a client whom the shop creates signs in by a code, finds the profile, and is one however often the form is sent', async () => {
  const email = newContact();
  const body = { email, language: 'ru', profile: { ...names, ...consent, birthDate: '05.03.1988' } };
  const key = { 'idempotency-key': email };
  const created = await Promise.all(Array.from({ length: 5 }, () => send('POST', '', body, key)));
  const ids = new Set(created.map((answer) => answer.json<{ id: string }>().id));
  expect([ids.size, created.every(({ statusCode }) => statusCode === 201)]).toEqual([1, true]);
  expect((await send('POST', '', body)).json()).toMatchObject({ status: 409, code: 'email_taken' });
  const vera = await signIn(shop, email);
  expect(ids).toEqual(new Set([vera.id]));
  expect((await vera.request({ url: '/api/auth/me' })).json()).toMatchObject({
    firstName: 'Вера',
    profile: { birthDate: '05.03.1988' },
  });
  // The sign-in was in English.
  expect((await view(vera.id)).json()).toMatchObject({ language: 'en' });
});

test('the shop creates no client with birth data to whose storage the client has not agreed', async () => {
  const body = { email: newContact(), language: 'ru', profile: { ...names, birthTime: '07:40' } };
  const refused = await send('POST', '', body);
  expect(refused.json()).toMatchObject({ code: 'consent_required', errors: [{ pointer: '/profile/birthTime' }] });
});

test('nobody of the shop changes the e-mail of a client', async () => {
  const client = await signIn(shop);
  const headers = { 'if-match': String((await view(client.id)).headers.etag) };
  const payload = { ...names, email: 'other@example.com' };
  for (const by of [operator, await signInStaff(shop, 'administrator')]) {
    const refused = await by.request({ method: 'PUT', url: `/api/admin/clients/${client.id}`, payload, headers });
    expect(refused.json()).toMatchObject({ code: 'email_needs_code' });
  }
});

test('of two changes of a client at once one is refused, and each that is made is recorded', async () => {
  const client = await signIn(shop);
  const before = await view(client.id);
  const tag = { 'if-match': String(before.headers.etag) };
  const path = `/${client.id}`;
  const answers = await Promise.all(['Врач', 'Повар'].map((occupation) => send('PUT', path, { ...names, occupation }, tag)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
  expect(answers.map((answer) => answer.json().code)).toContain('changed_meanwhile');

  const after = await view(client.id);
  expect(after.headers.etag).not.toBe(before.headers.etag);
  expect(after.json()).toMatchObject({ name: 'Вера Ким', email: client.contact, language: 'en' });
  const translated = await send('PUT', path, { ...names, language: 'ru' }, { 'if-match': String(after.headers.etag) });
  expect(translated.json()).toMatchObject({ name: 'Вера Ким', language: 'ru' });
  const admin = await signInStaff(shop, 'administrator');
  type Log = { items: { action: string; subject: { id: string } }[] };
  const log = (await admin.request({ url: '/api/admin/audit' })).json<Log>().items;
  expect(log.filter(({ subject }) => subject.id === client.id).map(({ action }) => action)).toEqual([
    'client.changed',
    'client.changed',
  ]);
});

test('a client who asks the shop gets all data, and is gone for good once no money is open', async () => {
  const client = await signIn(shop, `leaving_${newContact()}`);
  await createProfile(client, { ...profile, ...consent });
  const { id } = await placeOrder(client);
  const asGuest = await placeOrder(shop, { customerEmail: client.contact });

  const exported = await send('POST', `/${client.id}/export`, {});
  expect(exported.headers['content-disposition']).toContain('attachment');
  expect(exported.json<Wire['AccountExport']>()).toMatchObject({
    user: { email: client.contact },
    profile: { birthDate: '05.03.1988' },
  });
  for (const order of [id, asGuest.id]) {
    await setStatus(shop, order, 'waiting');
    expect((await send('POST', `/${client.id}/erasure`, {})).json(), order).toMatchObject({ status: 409, code: 'money_open' });
    await setStatus(shop, order, 'pending');
  }
  const erasures = await atOnce(2, () => send('POST', `/${client.id}/erasure`, {}));
  expect(erasures.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
  expect((await view(client.id)).statusCode).toBe(404);
  expect((await client.request({ url: '/api/auth/me' })).statusCode).toBe(401);
  const rows = await shop.database.queries.selectFrom('orders').selectAll().where('id', 'in', [id, asGuest.id]).execute();
  expect(rows.map(({ customer_name, customer_email }) => [customer_name, customer_email])).toEqual([
    [null, null],
    [null, null],
  ]);
  const actions = await shop.database.queries
    .selectFrom('staff_actions')
    .selectAll()
    .where('subject_id', '=', client.id)
    .execute();
  expect(actions.map(({ action }) => action).sort()).toEqual(['client.erased', 'client.exported']);
  expect(JSON.stringify(actions)).not.toContain(client.contact);
});

test('an account whose e-mail the shop alone has typed is served and erased without what belongs to the mailbox', async () => {
  const email = newContact();
  const placed = await paidOrder(shop, { customerEmail: email });
  const { id } = (await send('POST', '', { email, language: 'en', profile: names })).json<{ id: string }>();
  const items = [{ id: 'ganesha-basic', quantity: 1, duration: 0.5 }];
  const payload = { language: 'en', items, clientId: id, customerName: 'Вера Ким', customerEmail: email };
  const headers = { 'idempotency-key': email };
  const made = await operator.request({ method: 'POST', url: '/api/admin/orders', payload, headers });
  const own = made.json<{ id: string }>();
  const letters = await messagesTo(shop, email);
  const exported = (await send('POST', `/${id}/export`, {})).json<Wire['AccountExport']>();
  expect([exported.user.email, exported.orders.map((each) => each.id), exported.messages]).toEqual([email, [own.id], []]);

  // Money that its owner is still to decide about keeps nobody else's account.
  await setStatus(shop, placed.id, 'waiting');
  expect((await send('POST', `/${id}/erasure`, {})).statusCode).toBe(204);
  await setStatus(shop, placed.id, 'paid');
  expect(letters.length).toBeGreaterThan(0);
  expect(await messagesTo(shop, email)).toEqual(letters);
  const owner = await signIn(shop, email);
  const owned = (await owner.request({ url: '/api/orders' })).json<{ id: string }[]>();
  expect(owned.map((each) => each.id)).toEqual([placed.id]);
});
