import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import type { components } from '#contract';
import { dumpTables } from '../support/dump-tables.ts';
import { FOREIGN_TOKEN } from '../support/foreign-token.ts';
import { BEFORE_PLANS, openShop, testClock } from '../support/shop.ts';
import { type Customer, signIn } from './steps/customers.ts';
import { INVITED_CONSENT, inviteByLink } from './steps/invitations.ts';
import { createProfile, savePlan } from './steps/profiles.ts';
import { paidOrder } from './steps/purchase.ts';
import { setStatus } from './steps/records.ts';
import { atOnce } from './steps/repeat.ts';
import { signInStaff } from './steps/staff.ts';

type Own = components['schemas']['OwnCertificateNames'];
type Made = components['schemas']['NamesLink'];

const { clock, pass, set } = testClock();
const shop = await openShop({ overrides: { clock } });
// Tests let days pass; the next test begins at the same instant.
afterEach(() => set(BEFORE_PLANS));

const DAY = 24 * 3600;
const MARKUP = '<img src=x onerror=alert(1)>';
const consent = { birthDataConsent: true, consentVersion: '2026-11-26' };
const iast = (names: readonly { iast: string }[] = []) => names.map((name) => name.iast);

let certificates = 0;
/** A completed order with a valid certificate. Its plan has somebody of the circle, a line with markup and an invited person. */
async function certified(name = 'Вера Иванова') {
  const anna = await signIn(shop);
  const { id } = await paidOrder(shop, { customerEmail: anna.contact, customerName: 'Анна Иванова' });
  const person = randomUUID();
  await savePlan(anna, { startDate: '2028-01-15', participants: 'Пётр Иванов 11.07.1985' });
  await putMother(anna, person, name);
  const lines = `${name} 19.11.1958\nПётр Иванов 11.07.1985\n${MARKUP}`;
  await shop.database.queries.updateTable('plans').set({ participants: lines }).where('user_id', '=', anna.id).execute();
  await acceptInvitation(anna);
  certificates += 1;
  const code = `0000-0000-0000-0000-0000-0000-${String(certificates).padStart(4, '0')}`;
  await addCertificate(id, code);
  return { anna, id, person, code, url: `/api/account/orders/${id}/certificate-names` };
}

/** Anna writes her mother into her circle. */
const putMother = (anna: Customer, id: string, name: string, headers = {}) => {
  const payload = { name, relation: 'мама', birthDate: '19.11.1958', takesPart: true, ...consent };
  return anna.request({ method: 'PUT', url: `/api/participants/${id}`, headers, payload });
};

/** Somebody whom Anna invites gives their data. */
async function acceptInvitation(anna: Customer) {
  const token = await inviteByLink(anna, 'тётя');
  const payload = { token, name: 'Гагара Чужая', birthDate: '19.11.1958', ...INVITED_CONSENT };
  await shop.request({ method: 'POST', url: '/api/invitations/accept', payload });
}

/** Adds a certificate as it is issued the day after the last report; how that comes about is the story of another test. */
async function addCertificate(orderId: string, code: string) {
  const queries = shop.database.queries;
  const at = clock();
  await setStatus(shop, orderId, 'completed');
  const key = { id: 'ended', public_key: '', since: at, until: at };
  await queries
    .insertInto('certificate_keys')
    .values(key)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const certificate = { code, order_id: orderId, key_id: 'ended', text: '{}', signature: '', issued_at: at };
  await queries
    .insertInto('certificates')
    .values(certificate as never)
    .execute();
}

const ownView = async (person: Customer, url: string) => (await person.request({ url })).json<Own>();
const putLink = (person: Pick<Customer, 'request'>, url: string, print: string) =>
  person.request({ method: 'PUT', url, payload: { print } });
const makeLinkToNames = async ({ anna, url }: { anna: Customer; url: string }) =>
  (await putLink(anna, url, (await ownView(anna, url)).print)).json<Made>();
const tokenOf = ({ link }: Made) => link.split('#names=')[1] ?? '';
const readNames = (code: string, token: string) =>
  shop.request({ method: 'POST', url: `/api/certificates/${code}/names`, payload: { token } });

test('the owner reads which names a link would show, without those of invited people, and the link shows these', async () => {
  const order = await certified();
  const before = await ownView(order.anna, order.url);
  expect(iast(before.names)).toEqual(['Annā Ivanovā', 'Verā Ivanovā', 'Pyotr Ivanov', '<Img Srk=Z Onerror=Alert(1)>']);
  expect(before.names[0]?.devanagari).toMatch(/^\p{Script=Devanagari}/u);
  expect(before.shown).toBeNull();
  const priest = await signInStaff(shop, 'priest');
  expect((await priest.request({ url: `/api/admin/desk/${order.id}/spellings` })).payload).toContain('Гагара');
  const answer = await putLink(order.anna, order.url, before.print);
  const link = answer.json<Made>();
  expect(link.link).toBe(`http://localhost:3000/verify/${order.code}#names=${tokenOf(link)}`);
  expect(link.own.shown).toEqual({ names: before.names, madeAt: clock().toISOString() });
  const read = await readNames(order.code, tokenOf(link));
  expect([read.statusCode, read.headers['cache-control'], read.json()]).toEqual([200, 'no-store', { names: before.names }]);
  expect(read.payload).not.toMatch(/Гагара|gagara/i);
  expect((await shop.request({ url: `/api/certificates/${order.code}` })).payload).not.toMatch(/ivanov/i);
  expect(await dumpTables(shop)).not.toContain(tokenOf(link));
});

test('a name with markup is shown as the letters that it is, and the answer is JSON that no browser takes for a page', async () => {
  const order = await certified();
  const read = await readNames(order.code, tokenOf(await makeLinkToNames(order)));
  expect(read.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(read.headers['x-content-type-options']).toBe('nosniff');
  expect(iast(read.json<Own>().names)).toContain('<Img Srk=Z Onerror=Alert(1)>');
});

test('a new link ends the former one, and what is ended shows nothing, however often it is ended', async () => {
  const order = await certified();
  const first = tokenOf(await makeLinkToNames(order));
  const second = tokenOf(await makeLinkToNames(order));
  expect([(await readNames(order.code, first)).statusCode, (await readNames(order.code, second)).statusCode]).toEqual([404, 200]);
  for (const _ of [1, 2]) expect((await order.anna.request({ method: 'DELETE', url: order.url })).statusCode).toBe(204);
  expect((await readNames(order.code, second)).statusCode).toBe(404);
  expect((await ownView(order.anna, order.url)).shown).toBeNull();
});

test('of the links that five devices make at once one is valid', async () => {
  const order = await certified();
  const { print } = await ownView(order.anna, order.url);
  const answers = await atOnce(5, () => putLink(order.anna, order.url, print));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200));
  const states = await Promise.all(answers.map((answer) => readNames(order.code, tokenOf(answer.json<Made>()))));
  expect(states.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404, 404, 404, 404]);
});

test('names that have changed since they were read are not shown, and later changes do not change what a link shows', async () => {
  const order = await certified();
  const { print } = await ownView(order.anna, order.url);
  const token = tokenOf(await makeLinkToNames(order));
  const before = (await readNames(order.code, token)).json<Own>().names;
  await putMother(order.anna, order.person, 'Надежда Орлова', { 'if-match': '"1"' });
  expect((await putLink(order.anna, order.url, print)).json()).toMatchObject({ status: 412, code: 'changed_meanwhile' });
  expect((await readNames(order.code, token)).json<Own>().names).toEqual(before);
});

test('nobody but the owner makes, reads or ends a link to the names: no other customer, no partner, no staff, no guest', async () => {
  const order = await certified();
  const { print } = await ownView(order.anna, order.url);
  const token = tokenOf(await makeLinkToNames(order));
  const partner = await signInStaff(shop, 'partner', { partner: 'indra' });
  const others = [await signIn(shop), partner, await signInStaff(shop, 'administrator'), shop];
  for (const person of others) {
    const refusal = person === shop ? 401 : 404;
    expect((await person.request({ url: order.url })).statusCode).toBe(refusal);
    expect((await putLink(person, order.url, print)).statusCode).toBe(refusal);
    expect((await person.request({ method: 'DELETE', url: order.url })).statusCode).toBe(refusal);
  }
  for (const wrong of ['', FOREIGN_TOKEN, token.slice(1), `${token} `])
    expect((await readNames(order.code, wrong)).statusCode).toBeGreaterThanOrEqual(400);
  const other = await certified();
  await makeLinkToNames(other);
  expect((await readNames(other.code, token)).statusCode).toBe(404);
  expect((await readNames(order.code, token)).statusCode).toBe(200);
});

test('a customer who ordered as a guest makes a link to the names once signed in with the e-mail of the order', async () => {
  const order = await certified();
  await shop.database.queries.updateTable('orders').set({ user_id: null }).where('id', '=', order.id).execute();
  expect((await readNames(order.code, tokenOf(await makeLinkToNames(order)))).statusCode).toBe(200);
});

test('a participant who is removed from the account is shown by no link any more, and the others are', async () => {
  const order = await certified('Зимородкова Вера');
  const token = tokenOf(await makeLinkToNames(order));
  await order.anna.request({ method: 'DELETE', url: `/api/participants/${order.person}`, headers: { 'if-match': '"1"' } });
  const names = iast((await readNames(order.code, token)).json<Own>().names);
  expect(names).toHaveLength(3);
  expect(names.join()).not.toMatch(/zimorod/i);
});

/** How a name is read at the fire of an order, as the priest has noted it. */
async function noteReading(order_id: string, name: string, read_as: string) {
  const reading = { order_id, name, read_as, written_at: clock(), written_by: randomUUID() };
  await shop.database.queries.insertInto('name_readings').values(reading).execute();
}

async function withdrawConsent(anna: Customer) {
  const { id } = (await createProfile(anna, consent)).json<{ id: string }>();
  const url = `/api/customer-profiles/${id}`;
  expect((await anna.request({ method: 'PUT', url, payload: { birthDataConsent: false } })).statusCode).toBe(200);
}

test('a consent that is withdrawn takes the names of the participants along, from links, readings and the log of the staff', async () => {
  const order = await certified('Зарянкина Вера');
  const token = tokenOf(await makeLinkToNames(order));
  expect(iast((await readNames(order.code, token)).json<Own>().names).join()).toMatch(/zaryankin/i);
  await noteReading(order.id, 'Пётр Иванов', 'Пё́тр Чечевицын');
  const spelled = await (await signInStaff(shop, 'priest')).request({
    method: 'PUT',
    url: `/api/admin/desk/${order.id}/spellings`,
    headers: { 'if-match': '"0"' },
    payload: { name: 'Зарянкина Вера', iast: 'Zaryankinā Verā', note: '' },
  });
  expect(spelled.statusCode).toBe(200);
  await withdrawConsent(order.anna);
  expect((await readNames(order.code, token)).statusCode).toBe(404);
  // Fewer letters may stand in a secret of the tables by chance.
  expect(await dumpTables(shop)).not.toMatch(/zaryankin|Зарянкин|Чечевицын/i);
});

test('a consent that is withdrawn ends the link and the readings of a customer without a plan as well', async () => {
  const order = await certified();
  await shop.database.queries.deleteFrom('plans').where('user_id', '=', order.anna.id).execute();
  const token = tokenOf(await makeLinkToNames(order));
  await noteReading(order.id, 'Анна Иванова', 'А́нна Свиристелева');
  expect((await readNames(order.code, token)).statusCode).toBe(200);
  await withdrawConsent(order.anna);
  expect((await readNames(order.code, token)).statusCode).toBe(404);
  expect(await dumpTables(shop)).not.toMatch(/Свиристелев/);
});

test('a revoked certificate shows no names, nor does one whose plan is forgotten', async () => {
  const revoked = await certified();
  const forgotten = await certified();
  const tokenOfRevoked = tokenOf(await makeLinkToNames(revoked));
  const tokenOfForgotten = tokenOf(await makeLinkToNames(forgotten));
  const queries = shop.database.queries;
  await queries.updateTable('certificates').set({ revoked_at: clock() }).where('code', '=', revoked.code).execute();
  expect((await readNames(revoked.code, tokenOfRevoked)).statusCode).toBe(404);
  expect((await revoked.anna.request({ url: revoked.url })).statusCode).toBe(404);
  expect((await readNames(forgotten.code, tokenOfForgotten)).statusCode).toBe(200);
  pass(1500 * DAY);
  await shop.forget();
  expect((await readNames(forgotten.code, tokenOfForgotten)).statusCode).toBe(404);
});

test('a link to the names stands in the copy of all data, without its token, and goes with the account', async () => {
  const order = await certified('Пустельгова Вера');
  const token = tokenOf(await makeLinkToNames(order));
  const copy = await order.anna.request({ url: '/api/account/export' });
  const { orders: exported } = copy.json<{ orders: { certificates: { namesShown: { names: object[] } | null }[] }[] }>();
  expect(exported[0]?.certificates[0]?.namesShown?.names).toHaveLength(4);
  expect(copy.payload).not.toContain(token);
  expect((await order.anna.request({ method: 'DELETE', url: '/api/account' })).statusCode).toBe(204);
  expect((await readNames(order.code, token)).statusCode).toBe(404);
  expect(await dumpTables(shop)).not.toMatch(/pustel|Пустельгов/i);
});
