import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { dumpTables } from '../support/dump-tables.ts';
import { openShop, testClock } from '../support/shop.ts';
import { type Customer, messagesTo, newContact, signIn } from './steps/customers.ts';
import { INVITED_CONSENT } from './steps/invitations.ts';
import { savePlan } from './steps/profiles.ts';
import { paidOrder } from './steps/purchase.ts';
import { atOnce } from './steps/repeat.ts';
import { signInStaff } from './steps/staff.ts';

const { clock, pass } = testClock(Date.parse('2026-11-20T11:30:00Z'));
const shop = await openShop({ overrides: { clock } });
let anna: Customer;
let orderId: string;
beforeEach(async () => {
  anna = await signIn(shop);
  orderId = (await paidOrder(shop, { customerEmail: anna.contact })).id;
  await savePlan(anna, { participants: 'Пётр Иванов 11.07.1985' });
});

const invite = async (id: string = randomUUID(), email = '') => {
  const payload = { label: 'мама', note: 'Мама, это за твоё здоровье.', email, language: 'ru' };
  const answer = await anna.request({ method: 'PUT', url: `/api/participants/invitations/${id}`, payload });
  const { link } = answer.json<{ link: string }>();
  return { id, answer, token: /\/ru\/invitation#([\w-]{43})$/.exec(link)?.[1] ?? '' };
};
/** Words that stand nowhere else: whoever reads them reads what an invited person gave. Each has the letters `анаре`. */
const CANARY = {
  name: 'Канарейкина Вера',
  birthPlace: 'Канареечинск',
  gotra: 'Канарейя',
  readAs: 'канаре́йка',
  guardian: 'Канарей Старший',
};
const post = (action: string, payload: object) => shop.request({ method: 'POST', url: `/api/invitations/${action}`, payload });
const accept = (token: string, changes: object = {}) =>
  post('accept', { token, ...CANARY, birthDate: '19.11.1958', birthTime: '23:41', ...INVITED_CONSENT, ...changes });
const list = async () => (await anna.request({ url: '/api/participants' })).json<{ invited: { state: string }[] }>().invited;

test('a relative sees who asks and for what, accepts without an account, and has a link of their own', async () => {
  const { token, answer } = await invite();
  expect(answer.json()).toMatchObject({ invitation: { number: 1, state: 'invited', label: 'мама' } });
  expect((await post('look', { token })).json()).toMatchObject({
    note: 'Мама, это за твоё здоровье.',
    person: null,
    mayWithdraw: false,
    until: '2026-12-04T11:30:00.000Z',
    rituals: [{ startDate: '2027-03-10' }, {}, {}],
  });
  const personal = (await accept(token)).json<{ token: string }>().token;
  expect((await post('look', { token })).statusCode).toBe(404);
  expect((await post('look', { token: personal })).json()).toMatchObject({
    until: null,
    mayWithdraw: true,
    person: { ...CANARY, birthDate: '19.11.1958' },
  });
  const priest = await signInStaff(shop, 'priest');
  const desk = (await priest.request({ url: '/api/admin/desk?day=2027-03-10' })).payload;
  expect(desk).toContain(CANARY.name);
  expect((await post('decline', { token: personal })).statusCode).toBe(204);
  expect(await list()).toMatchObject([{ state: 'withdrawn' }]);
  expect(await dumpTables(shop)).not.toContain(CANARY.name);
});

test('twenty who use one invitation at once make one record', async () => {
  const { token } = await invite();
  const answers = await atOnce(20, (index) => accept(token, { name: `Вера ${'а'.repeat(index + 1)}` }));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(19).fill(404)]);
  expect(await list()).toMatchObject([{ state: 'ready' }]);
});

test('an acceptance that comes ten times at once with one key gets one personal link', async () => {
  const { token } = await invite();
  const payload = { token, ...CANARY, ...INVITED_CONSENT };
  const headers = { 'idempotency-key': randomUUID() };
  const answers = await atOnce(10, () => shop.request({ method: 'POST', url: '/api/invitations/accept', payload, headers }));
  const links = new Set(answers.map((answer) => answer.json<{ token: string }>().token));
  expect([links.size, answers.filter((answer) => !answer.headers['idempotent-replayed']).length]).toEqual([1, 1]);
  expect((await post('look', { token: [...links][0] })).json()).toMatchObject({ person: { version: 1 } });
});

test('nothing that an invited person gave reaches the customer, a partner, a letter or the copy of all data', async () => {
  const { token, id } = await invite();
  await accept(token);
  await savePlan(anna, { participants: 'Роза Иванова 01.02.1990' });
  await savePlan(anna);
  await shop.database.queries.updateTable('orders').set({ partner: 'indra' }).where('id', '=', orderId).execute();
  const priest = await signInStaff(shop, 'priest');
  const partner = await signInStaff(shop, 'partner', { partner: 'indra' });
  const named = { name: CANARY.name, readAs: 'канаре́ечка', before: CANARY.readAs.normalize('NFC') };
  expect((await priest.request({ method: 'PUT', url: `/api/admin/desk/${orderId}/names`, payload: named })).statusCode).toBe(200);
  const urls = [
    '/api/participants',
    '/api/ritual-plans',
    '/api/account/names',
    `/api/account/orders/${orderId}/rituals/0/sankalpa`,
    '/api/account/export',
    `/api/orders/${orderId}`,
    '/api/orders',
    '/api/auth/me',
  ];
  const answers = new Map<string, string>();
  for (const url of urls) answers.set(url, (await anna.request({ url })).payload);
  const partnerUrl = `/api/partner/indra/orders/${orderId}`;
  for (const url of [partnerUrl, `${partnerUrl}/reports`]) {
    const answer = await partner.request({ url });
    expect(answer.statusCode).toBe(200);
    answers.set(url, answer.payload);
  }
  const letters = JSON.stringify(await messagesTo(shop, anna.contact));
  const { answer: again } = await invite(id);
  const answerAt = (url: string) => JSON.parse(answers.get(url) ?? '');
  const invited = [{ number: 1, state: 'ready' }];
  expect(answerAt('/api/ritual-plans')).toMatchObject({ participants: '', invited });
  expect(answerAt(`/api/account/orders/${orderId}/rituals/0/sankalpa`)).toMatchObject({ invited });
  expect(letters).toContain('Invited person 1: ready');
  for (const text of [...answers.values(), letters, again.payload])
    expect(text).not.toMatch(/анаре|19\.11\.1958|1958-11-19|(?<!T)23:41/);
  const rows = await shop.database.queries.selectFrom('name_readings').selectAll().where('order_id', '=', orderId).execute();
  expect(rows).toEqual([]);
  const actions = await shop.database.queries.selectFrom('staff_actions').selectAll().where('subject_id', '=', orderId).execute();
  expect(JSON.stringify(actions)).not.toMatch(/анаре/);
  expect(await list()).toMatchObject([{ state: 'ready' }]);
});

test('an invited person reads, confirms and changes their line by their own link; the desk sees it, the customer does not', async () => {
  const { token } = await invite();
  const personal = (await accept(token)).json<{ token: string }>().token;
  const look = async () =>
    (await post('look', { token: personal })).json<{ person: { version: number }; line: { print: string } }>();
  const put = (part: 'line' | 'part', version: number, payload: object) =>
    shop.request({
      method: 'PUT',
      url: `/api/invitations/${part}`,
      headers: { 'if-match': `"${version}"` },
      payload: { token: personal, ...payload },
    });
  const { line } = await look();
  const confirmation = { print: line.print, state: 'confirmed', words: '' };
  const answers = await atOnce(10, () => put('line', 1, confirmation));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array(9).fill(412)]);
  const priest = await signInStaff(shop, 'priest');
  const answerOfLine = async () => {
    const { items } = (await priest.request({ url: `/api/admin/desk/${orderId}/spellings` })).json<{
      items: { said: object }[];
    }>();
    return items.at(-1)?.said;
  };
  expect(await answerOfLine()).toEqual({ state: 'confirmed', words: '' });
  const changed = await put('part', 2, { ...CANARY, gotra: 'Канарейка', birthDate: '19.11.1958', ...INVITED_CONSENT });
  expect(changed.json()).toMatchObject({ person: { gotra: 'Канарейка', version: 3 }, line: { state: 'changed' } });
  expect((await put('line', 3, confirmation)).statusCode).toBe(412);
  const change = { print: (await look()).line.print, state: 'change_asked', words: 'Зовите канарейкой' };
  expect((await put('line', 3, change)).json()).toMatchObject({ line: { state: 'change_asked', words: 'Зовите канарейкой' } });
  const sheet = (await priest.request({ url: `/api/admin/desk/${orderId}/rituals/0/sankalpa` })).payload;
  expect(sheet).toContain('Зовите канарейкой');
  for (const url of [
    '/api/participants',
    '/api/ritual-plans',
    `/api/account/orders/${orderId}/rituals/0/sankalpa`,
    '/api/account/export',
  ])
    expect((await anna.request({ url })).payload, url).not.toMatch(/анаре|change_asked/);
  expect((await post('decline', { token: personal })).statusCode).toBe(204);
  expect(await dumpTables(shop)).not.toContain('Зовите канарейкой');
});

test('the letter with the link goes to the relative alone, and is gone once the invitation is answered', async () => {
  const email = newContact();
  const { id, token, answer } = await invite(randomUUID(), email);
  expect(answer.json()).toMatchObject({ invitation: { sentTo: `${email[0]}***@example.com` } });
  expect((await messagesTo(shop, email))[0]?.text).toContain(`/ru/invitation#${token}`);
  expect(await dumpTables(shop)).not.toContain(token);
  expect((await accept(token, { birthDataConsent: true })).statusCode).toBe(200);
  expect(await messagesTo(shop, email)).toEqual([]);
  expect(await dumpTables(shop)).not.toContain(email);
  expect((await invite(id)).answer.json()).toMatchObject({ code: 'illegal_transition' });
});

test('an invitation under the id of an order touches no letter of that order', async () => {
  const before = (await messagesTo(shop, anna.contact)).length;
  await invite(orderId);
  await invite(orderId, newContact());
  expect(await messagesTo(shop, anna.contact)).toHaveLength(before);
});

test('an invitation that is taken back takes all with it, and so does the plan that is deleted', async () => {
  const { id, token } = await invite();
  await accept(token, { name: 'Удалёнкина Вера' });
  expect((await anna.request({ method: 'DELETE', url: `/api/participants/invitations/${id}` })).statusCode).toBe(204);
  expect(await dumpTables(shop)).not.toContain('Удалёнкина');
  const again = await invite();
  await accept(again.token, { name: 'Удалёнкина Вера' });
  await shop.database.queries.deleteFrom('plans').where('user_id', '=', anna.id).execute();
  expect(await dumpTables(shop)).not.toContain('Удалёнкина');
});

test('an invited person is read at no order that was placed after their consent, until they accept a new invitation', async () => {
  const { token } = await invite();
  await accept(token);
  pass(1);
  const later = await paidOrder(shop, { customerEmail: anna.contact });
  await savePlan(anna, { participants: 'Пётр Иванов 11.07.1985' });
  const priest = await signInStaff(shop, 'priest');
  const read = async (id: string) => (await priest.request({ url: `/api/admin/desk/${id}/spellings` })).payload;
  expect(await read(orderId)).toContain(CANARY.name);
  expect(await read(later.id)).not.toContain('анаре');
  const again = await invite();
  await accept(again.token, { name: 'Канарейкина Анна' });
  expect(await read(later.id)).toContain('Канарейкина Анна');
  expect((await read(later.id)).includes(CANARY.name)).toBe(false);
});

test.each([
  [{ birthDataConsent: false }, 422],
  [{ birthDataConsent: undefined }, 400],
  [{ name: '19' }, 400],
  [{ birthDate: '31.02.1990' }, 400],
])('an acceptance with %j is refused, and the invitation stays', async (changes, status) => {
  const { token } = await invite();
  expect((await accept(token, changes)).statusCode).toBe(status);
  expect((await post('look', { token })).statusCode).toBe(200);
});
