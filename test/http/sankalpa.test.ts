import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openShop } from '../support/shop.ts';
import { type Customer, signIn } from './steps/customers.ts';
import { savePlan } from './steps/profiles.ts';
import { paidOrder } from './steps/purchase.ts';
import { atOnce } from './steps/repeat.ts';
import { signInStaff } from './steps/staff.ts';

const shop = await openShop();

interface Name {
  readonly name: string;
  readonly iast: string;
  readonly devanagari: string;
  readonly correctedBy: string | null;
  readonly version: number;
}

const OWN = '/api/account/names';
const PYOTR = 'Пётр Иванов';

/** A paid order whose plan names one participant, and the priest who reads the names. */
async function planned() {
  const anna = await signIn(shop);
  const priest = await signInStaff(shop, 'priest');
  const { id } = await paidOrder(shop, { customerEmail: anna.contact });
  const plan = { customerEmail: anna.contact, startDate: '2028-03-10', specialWishes: 'О здоровье' };
  const participants = `${PYOTR} 11.07.1985`;
  await savePlan(anna, { ...plan, participants });
  return { anna, priest, id, plan, atDesk: `/api/admin/desk/${id}/spellings` };
}

const names = async (who: Customer, url: string) => (await who.request({ url })).json<{ items: Name[] }>().items;
const spell = (who: Customer, url: string, iast: string, version: number, note?: string) =>
  who.request({
    method: 'PUT',
    url,
    headers: { 'if-match': `"${version}"` },
    payload: { name: PYOTR, iast, ...(note === undefined ? {} : { note }) },
  });

test('the customer’s names are read in IAST and Devanagari, at the desk as in the account, and each shows who has corrected a name', async () => {
  const { anna, priest, atDesk } = await planned();
  expect((await names(anna, OWN)).map(({ iast, devanagari }) => [iast, devanagari])).toEqual([['Pyotr Ivanov', 'प्योत्र् इवनोव्']]);
  expect((await spell(anna, OWN, 'Pyotr Ivānov', 0)).json()).toMatchObject({ correctedBy: 'customer', version: 1 });
  const [own] = await names(anna, OWN);
  expect(own).toMatchObject({ iast: 'Pyotr Ivānov', correctedBy: 'customer', version: 1 });
  const { iast, devanagari, correctedBy } = own ?? {};
  const read = (await names(priest, atDesk)).find(({ name }) => name === PYOTR);
  expect(read).toMatchObject({ iast, devanagari, correctedBy, version: 1 });
  expect((await spell(priest, atDesk, 'Pyotr Īvānov', 1, 'Так читаем.')).statusCode).toBe(200);
  expect(await names(anna, OWN)).toMatchObject([{ iast: 'Pyotr Īvānov', correctedBy: 'staff', note: 'Так читаем.' }]);
});

test('of ten who correct a name at once one does; what is no IAST, another’s name and a stale version change nothing', async () => {
  const { anna, atDesk, priest } = await planned();
  const answers = await atOnce(10, () => spell(anna, OWN, 'Pyotr', 0));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array(9).fill(412)]);
  expect((await spell(priest, atDesk, 'Petr', 0, '')).statusCode).toBe(412);
  expect((await spell(anna, OWN, 'Пётр', 1)).json()).toMatchObject({ errors: [{ pointer: '/iast' }] });
  expect((await spell(await signIn(shop), OWN, 'Pyotr', 0)).statusCode).toBe(404);
  expect(await names(anna, OWN)).toMatchObject([{ iast: 'Pyotr', version: 1 }]);
});

test('no cache keeps names, and the spelling of a name goes when the plan of its customer names nobody', async () => {
  const { anna, plan } = await planned();
  const { anna: stranger } = await planned();
  for (const customer of [anna, stranger]) await spell(customer, OWN, 'Pyotr', 0);
  expect((await anna.request({ url: OWN })).headers['cache-control']).toBe('no-store');
  await savePlan(anna, plan);
  expect(await names(anna, OWN)).toEqual([]);
  const spellings = shop.database.queries.selectFrom('name_spellings').select('user_id');
  const left = await spellings.where('user_id', 'in', [anna.id, stranger.id]).execute();
  expect(left).toEqual([{ user_id: stranger.id }]);
});

interface Sheet {
  readonly print: string;
  readonly state: string;
  readonly parts: readonly { readonly iast: string }[];
}

test('whoever forgets a person forgets how the name is spelled and read, unless somebody else has it; the log never has it', async () => {
  const { anna, priest, id, atDesk } = await planned();
  const keep = async (birth: object) => {
    const url = `/api/participants/${randomUUID()}`;
    const payload = { name: PYOTR, takesPart: true, ...birth };
    expect((await anna.request({ method: 'PUT', url, payload })).statusCode).toBe(200);
    return () => anna.request({ method: 'DELETE', url, headers: { 'if-match': '"1"' } });
  };
  // The line of the plan becomes a record.
  const forgetSon = await keep({ birthDate: '11.07.1985', birthDataConsent: true, consentVersion: '2026-11-27-people' });
  const forgetFather = await keep({});
  await spell(anna, OWN, 'Pyotr Ivānov', 0);
  const reading = { name: PYOTR, readAs: 'Пётр Ивано́в', before: '' };
  await priest.request({ method: 'PUT', url: `/api/admin/desk/${id}/names`, payload: reading });
  await spell(priest, atDesk, 'Pyotr Īvānov', 1, 'Так читаем.');
  const { queries } = shop.database;
  const left = async () => [
    ...(await queries.selectFrom('name_spellings').select('name').where('user_id', '=', anna.id).execute()),
    ...(await queries.selectFrom('name_readings').select('name').where('order_id', '=', id).execute()),
  ];
  const log = queries
    .selectFrom('staff_actions')
    .select(['action', 'before', 'after'])
    .where('subject_id', '=', id)
    .orderBy('action');
  const logged = async () => (await log.where('action', 'like', 'ritual.name%').execute()).map((line) => Object.values(line));
  await forgetSon();
  expect(await left()).toEqual([{ name: PYOTR }, { name: PYOTR }]);
  await forgetFather();
  expect(await left()).toEqual([]);
  expect(await logged()).toEqual(['ritual.name_read', 'ritual.name_spelled'].map((action) => [action, null, null]));
});

const HOUR = '?day=2028-03-10&time=17:45';
const answer = (who: Customer, id: string, print: string, version: number, words = '') =>
  who.request({
    method: 'PUT',
    url: `/api/account/orders/${id}/rituals/0/sankalpa`,
    headers: { 'if-match': `"${version}"` },
    payload: { print, words, state: words ? 'change_asked' : 'confirmed' },
  });

test('the customer reads the sheet and confirms it; of ten answers at once one holds, and changed wishes ask anew', async () => {
  const { anna, priest, id, plan } = await planned();
  const sheetUrl = `/api/account/orders/${id}/rituals/0/sankalpa`;
  const atDesk = async () => (await priest.request({ url: `/api/admin/desk/${id}/rituals/0/sankalpa${HOUR}` })).json<Sheet>();
  const read = await anna.request({ url: sheetUrl });
  expect([read.headers['cache-control'], read.json()]).toMatchObject(['no-store', { state: 'unread', wishes: ['О здоровье'] }]);
  const { print } = read.json<Sheet>();
  const answers = await atOnce(10, () => answer(anna, id, print, 0));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array(9).fill(412)]);
  expect(await atDesk()).toMatchObject({ state: 'confirmed', at: '2028-03-10T12:15:00.000Z' });
  await savePlan(anna, { ...plan, participants: `${PYOTR} 11.07.1985`, specialWishes: 'О мире' });
  expect((await atDesk()).state).toBe('changed');
  expect((await answer(anna, id, print, 1)).statusCode).toBe(412);
  expect((await answer(anna, id, (await atDesk()).print, 1, 'Без отчества')).json()).toMatchObject({ state: 'change_asked' });
  expect((await anna.request({ url: '/api/account/export' })).json()).toMatchObject({
    orders: [{ sankalpaAnswers: [{ item: 0, state: 'change_asked', words: 'Без отчества' }] }],
  });
});

test('the desk prints the sheet as a PDF, and neither the customer nor a stranger gets what is not theirs', async () => {
  const { anna, priest, id } = await planned();
  const pdf = `/api/admin/desk/${id}/rituals/0/sankalpa.pdf${HOUR}&lang=en`;
  const printed = await priest.request({ url: pdf });
  expect([printed.statusCode, printed.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(printed.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await anna.request({ url: pdf })).statusCode).toBe(403);
  const other = await signIn(shop);
  expect((await other.request({ url: `/api/account/orders/${id}/rituals/0/sankalpa` })).statusCode).toBe(404);
});
