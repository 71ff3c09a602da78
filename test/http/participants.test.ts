import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { openShop, testClock } from '../support/shop.ts';
import { type Customer, messagesTo, signIn } from './steps/customers.ts';
import { createProfile, savePlan } from './steps/profiles.ts';
import { paidOrder } from './steps/purchase.ts';
import { atOnce } from './steps/repeat.ts';
import { signInStaff } from './steps/staff.ts';

const { clock } = testClock(Date.parse('2026-11-20T11:30:00Z'));
const shop = await openShop({ overrides: { clock } });
let anna: Customer;
let orderId: string;
/** The first line lacks a date, as lines of old plans may. */
const LINES = 'Тётя Вера, весна\nПётр Иванов 11.07.1985';
beforeEach(async () => {
  anna = await signIn(shop);
  orderId = (await paidOrder(shop, { customerEmail: anna.contact })).id;
  await saveLines('');
  const plans = shop.database.queries.updateTable('plans').set({ participants: LINES });
  await plans.where('user_id', '=', anna.id).execute();
});

interface Plan {
  readonly participants: string;
  readonly version: string;
}

const vera = {
  name: 'Вера Иванова',
  relation: 'мама',
  birthDate: '19.11.1958',
  birthTime: '23:40',
  birthPlace: 'Москва',
  birthNakshatra: '13',
  isGotraUnknown: 'true',
  readAs: 'Ве́ра',
  takesPart: true,
  birthDataConsent: true,
  consentVersion: '2026-11-26',
};
const NOTHING_BORN = { birthDate: '', birthTime: '', birthPlace: '', birthNakshatra: '', isGotraUnknown: '' };
const put = (id: string, changes: object = {}, version?: number, who = anna) =>
  who.request({
    method: 'PUT',
    url: `/api/participants/${id}`,
    payload: { ...vera, ...changes },
    headers: version === undefined ? {} : { 'if-match': `"${version}"` },
  });
const list = async (who = anna) =>
  (await who.request({ url: '/api/participants' })).json<{ items: { name: string }[]; lines: { text: string }[] }>();
const plan = async () => (await anna.request({ url: '/api/ritual-plans' })).json<Plan>();
const saveLines = (participants: string, version?: string) =>
  savePlan(anna, { participants }, version === undefined ? {} : { 'if-match': `"${version}"` });

test('a line becomes a person in its place, both forms say the same, and the text keeps whom it names', async () => {
  const id = randomUUID();
  expect((await put(id, { inPlaceOf: 'Тётя Вера, весна' })).json()).toMatchObject({
    id,
    version: 1,
    takesPart: true,
    relation: 'мама',
    star: { source: 'family', nakshatra: { number: 13 } },
  });
  const text = 'Вера Иванова 19.11.1958 23:40\nПётр Иванов 11.07.1985';
  expect((await plan()).participants).toBe(text);
  expect(await list()).toMatchObject({
    items: [{ id }],
    lines: [
      { text: 'Вера Иванова 19.11.1958 23:40', participantId: id, lacks: [] },
      { text: 'Пётр Иванов 11.07.1985', participantId: null, lacks: [] },
    ],
    most: 30,
  });
  await saveLines('Пётр Иванов 11.07.1985');
  expect((await list()).items).toMatchObject([{ id, takesPart: false }]);
  await saveLines(text);
  expect((await list()).items).toMatchObject([{ id, takesPart: true, gotra: '', isGotraUnknown: 'true', readAs: 'Ве́ра' }]);
});

test('a line that lacks something keeps its text, is read at the desk as it stands, and may be sent again', async () => {
  expect((await list()).lines[0]).toEqual({ text: 'Тётя Вера, весна', participantId: null, lacks: ['participant_date_missing'] });
  const { participants } = await plan();
  expect((await saveLines(`${participants}\nРоза`)).json()).toMatchObject({
    errors: [{ pointer: '/participants/2' }, { pointer: '/participants/2' }],
  });
  expect((await saveLines(participants)).json()).toMatchObject({ participants });
  const priest = await signInStaff(shop, 'priest');
  const desk = await priest.request({ url: '/api/admin/desk?day=2027-03-10' });
  expect(desk.payload).toContain('Тётя Вера, весна');
});

test('the desk has what the record knows, and a reading that the priest corrects begins with that of the record', async () => {
  await put(randomUUID());
  const priest = await signInStaff(shop, 'priest');
  const people = async () => {
    const desk = (await priest.request({ url: '/api/admin/desk?day=2027-03-10' })).json<{
      items: { id: string; people: { name: string }[] }[];
    }>();
    return desk.items.find(({ id }) => id === orderId)?.people.find(({ name }) => name === 'Вера Иванова');
  };
  expect(await people()).toMatchObject({
    relation: 'мама',
    readAs: 'Ве́ра',
    birthDate: '1958-11-19',
    birthPlace: 'Москва',
    gotraUnknown: true,
    star: { nakshatra: { number: 13 } },
  });
  const correctReading = (before: string) =>
    priest.request({
      method: 'PUT',
      url: `/api/admin/desk/${orderId}/names`,
      payload: { name: 'Вера Иванова', readAs: 'Вера́', before },
    });
  expect((await correctReading('')).json()).toMatchObject({ code: 'changed_meanwhile' });
  expect((await correctReading('Ве́ра'.normalize('NFC'))).statusCode).toBe(200);
  expect(await people()).toMatchObject({ readAs: 'Вера́'.normalize('NFC') });
});

test('of devices that change a person or the plan at once one succeeds, the others are refused, and nothing is lost', async () => {
  const id = randomUUID();
  await put(id);
  const answers = await atOnce(5, (index) => put(id, { relation: `мама ${index}` }, 1));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412, 412, 412, 412]);
  const { version, participants } = await plan();
  const late = randomUUID();
  await put(late, { name: 'Роза Иванова' });
  expect((await saveLines(participants, version)).json()).toMatchObject({ status: 412, code: 'changed_meanwhile' });
  expect((await plan()).participants).toContain('Роза Иванова');
  expect((await saveLines(participants, (await plan()).version)).statusCode).toBe(200);
});

test('a person who is taken off leaves the circle and one line of the plan, and a stale version takes nobody off', async () => {
  const id = randomUUID();
  await put(id);
  await put(id, { relation: 'бабушка' }, 1);
  const remove = (version: number) =>
    anna.request({ method: 'DELETE', url: `/api/participants/${id}`, headers: { 'if-match': `"${version}"` } });
  expect((await remove(1)).statusCode).toBe(412);
  expect((await list()).items).toHaveLength(1);
  expect((await remove(2)).statusCode).toBe(204);
  expect((await list()).items).toEqual([]);
  expect((await plan()).participants).toBe(LINES);
});

test.each([
  ['is withdrawn', (id: string) => put(id, { ...NOTHING_BORN, birthDataConsent: false }, 1)],
  [
    'ends with the person',
    (id: string) => anna.request({ method: 'DELETE', url: `/api/participants/${id}`, headers: { 'if-match': '"1"' } }),
  ],
])('a letter about the plan goes with the births that it tells, when the consent to one of them %s', async (_, end) => {
  const id = randomUUID();
  await put(id);
  await saveLines('Вера Иванова 19.11.1958 23:40');
  const lettersTold = async () => (await messagesTo(shop, anna.contact)).filter(({ text }) => text.includes('Вера Иванова'));
  expect(await lettersTold()).toHaveLength(1);
  expect((await end(id)).statusCode).toBeLessThan(300);
  expect(await lettersTold()).toEqual([]);
});

test('one person written twenty times at once is one record and one line', async () => {
  const id = randomUUID();
  const answers = await atOnce(20, () => put(id));
  for (const answer of answers) expect(answer.json()).toEqual(answers[0]?.json());
  expect((await plan()).participants.split('\n').filter((line) => line.startsWith('Вера'))).toHaveLength(1);
});

test('without consent nothing of a birth is kept', async () => {
  expect((await put(randomUUID(), { birthDataConsent: undefined })).json()).toMatchObject({ code: 'consent_required' });
  expect((await list()).items).toEqual([]);
});

test('who withdraws the consent to birth data takes the circle and the participants back, and the rest of the plan stays', async () => {
  await put(randomUUID());
  const birth = { birthDate: '05.03.1988', birthDataConsent: true, consentVersion: '2026-11-21' };
  const { id } = (await createProfile(anna, birth)).json<{ id: string }>();
  await savePlan(anna, { specialWishes: 'О семье', participants: 'Пётр Иванов 01.02.1960' });
  await anna.request({ method: 'PUT', url: `/api/customer-profiles/${id}`, payload: { birthDataConsent: false } });
  expect(await list()).toMatchObject({ items: [], lines: [] });
  expect(await plan()).toMatchObject({ startDate: '2027-03-10', specialWishes: 'О семье', participants: '' });
  const exported = (await anna.request({ url: '/api/account/export' })).payload;
  expect(exported).not.toMatch(/05\.03\.1988|Вера|Пётр|2026-11-21"/);
});

test('an older version of the shop that withdraws a consent takes the circle back, too', async () => {
  await put(randomUUID());
  await createProfile(anna, { birthDataConsent: true, consentVersion: '1' });
  const nothing = { consent_version: null, consent_given_at: null };
  await shop.database.queries.updateTable('profiles').set(nothing).where('user_id', '=', anna.id).execute();
  expect((await list()).items).toEqual([]);
});

test('an account that is deleted before its paid rituals leaves to them only the participants who take part', async () => {
  await put(randomUUID());
  await put(randomUUID(), { name: 'Роза Иванова', takesPart: false });
  expect((await anna.request({ method: 'DELETE', url: '/api/account?paidRituals=perform' })).statusCode).toBe(204);
  const left = await shop.database.queries.selectFrom('participants').select('name').where('user_id', '=', anna.id).execute();
  expect(left).toEqual([{ name: 'Вера Иванова' }]);
});

test.each([
  [{ name: 'Вера 19' }, '/name'],
  [{ name: 'Вера\nПётр' }, '/name'],
  [{ name: ' ' }, '/name'],
  [{ birthDate: '31.02.1990' }, '/birthDate'],
  [{ gotra: 'Атри' }, '/gotra'],
])('a person with %j is refused at %s', async (changes, pointer) => {
  expect((await put(randomUUID(), changes)).json()).toMatchObject({ errors: [{ pointer }] });
});
