import { expect, test } from 'vitest';
import type { components } from '#contract';
import { dumpTables } from '../support/dump-tables.ts';
import { openShop, testClock } from '../support/shop.ts';
import { type Customer, messagesTo, signIn } from './steps/customers.ts';
import { setStatus } from './steps/records.ts';
import { atOnce } from './steps/repeat.ts';
import { reportStepsOf } from './steps/reports.ts';
import { signInStaff } from './steps/staff.ts';

type Reminder = components['schemas']['YearReminder'];
type Feedback = components['schemas']['Feedback'];

const { clock, pass } = testClock(Date.parse('2026-11-20T11:30:00Z'));
const shop = await openShop({ overrides: { clock } });
const DAY = 24 * 3600;

/** A completed order, whose first day is 1 November 2026. */
async function completed(customer?: Customer) {
  const anna = customer ?? (await signIn(shop));
  const { id } = await reportStepsOf(shop).performed(anna);
  await setStatus(shop, id, 'completed');
  return { anna, id, url: `/api/account/orders/${id}` };
}

const read = async <Body>(customer: Customer, url: string) => (await customer.request({ url })).json<Body>();
const want = (customer: Customer, url: string, wanted: boolean) =>
  customer.request({ method: 'PUT', url: `${url}/year-reminder`, payload: { wanted } });
const write = (customer: Customer, url: string, version: number, payload: object = {}) =>
  customer.request({
    method: 'PUT',
    url: `${url}/feedback`,
    headers: { 'if-match': `"${version}"`, 'accept-language': 'ru' },
    payload: { mark: 4, text: 'Хор был тихим', publish: false, ...payload },
  });
const lettersOn = async (customer: Customer, day: string) =>
  (await messagesTo(shop, customer.contact)).filter(({ subject }) => subject.includes('lunar day') && subject.includes(day));

test('a customer who wants a yearly reminder gets one letter two weeks before the day, which is another date each year', async () => {
  const { anna, url } = await completed();
  const reminder = await read<Reminder>(anna, `${url}/year-reminder`);
  expect(reminder).toMatchObject({
    firstDay: '2026-11-01',
    tithi: { number: 22, name_en: 'Krishna Saptami' },
    month: { name_en: 'Kartika' },
    added: false,
    day: '2027-10-22',
    letterOn: '2027-10-08',
    wanted: false,
    sentAt: null,
    mailbox: true,
  });
  for (const _ of [1, 2]) expect((await want(anna, url, true)).json()).toEqual({ ...reminder, wanted: true });
  const other = await completed();
  await want(other.anna, other.url, true);
  await want(other.anna, other.url, false);
  await shop.sendYearReminders();
  expect(await lettersOn(anna, '22')).toEqual([]);
  const untilLetter = (Date.parse('2027-10-08T12:00:00Z') - clock().getTime()) / 1000;
  pass(untilLetter);
  await Promise.all([shop.sendYearReminders(), shop.sendYearReminders()]);
  expect(await lettersOn(anna, '22 October 2027')).toHaveLength(1);
  expect(await lettersOn(other.anna, '2027')).toEqual([]);
  const again = await signIn(shop, anna.contact);
  expect(await read(again, `${url}/year-reminder`)).toMatchObject({ wanted: false, sentAt: clock().toISOString() });
  // The yearly day to come is still that of the letter that was sent; the wanted letter is for the day after it.
  expect((await want(again, url, true)).json()).toMatchObject({
    day: '2027-10-22',
    letterOn: '2028-09-26',
    wanted: true,
    sentAt: null,
  });
  pass(-untilLetter);
});

test('a yearly reminder that could not be sent in time is not sent after its day', async () => {
  const { anna, url } = await completed();
  await want(anna, url, true);
  const late = (Date.parse('2027-10-24T12:00:00Z') - clock().getTime()) / 1000;
  pass(late);
  await shop.sendYearReminders();
  expect(await lettersOn(anna, '2027')).toEqual([]);
  pass(-late);
});

test('of five tabs that write feedback at once one is stored, and the others are refused', async () => {
  const { anna, url } = await completed();
  expect(await read(anna, `${url}/feedback`)).toEqual({ mark: null, text: '', consent: null, writtenAt: null, version: 0 });
  for (const version of [0, 1]) {
    const answers = await atOnce(5, () => write(anna, url, version));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412, 412, 412, 412]);
  }
  expect(await read<Feedback>(anna, `${url}/feedback`)).toMatchObject({ mark: 4, version: 2 });
});

test('feedback is not written over a version that the shop never had', async () => {
  const { anna, url } = await completed();
  const headers = { 'if-match': '"abc"' };
  const answer = await anna.request({
    method: 'PUT',
    url: `${url}/feedback`,
    headers,
    payload: { mark: 4, text: '', publish: false },
  });
  expect(answer.statusCode).toBe(412);
});

test('the consent to publish feedback is of its words alone, with its sentence and time, goes with what is written anew, and withdrawn feedback can be written again', async () => {
  const { anna, url } = await completed();
  const consent = { words: expect.stringContaining('Разрешаю опубликовать'), at: clock().toISOString() };
  expect((await write(anna, url, 0, { publish: true })).json()).toMatchObject({ consent });
  expect((await write(anna, url, 1)).json()).toMatchObject({ consent: null, version: 2 });
  const headers = { 'if-match': '"2"' };
  expect((await anna.request({ method: 'DELETE', url: `${url}/feedback`, headers })).statusCode).toBe(204);
  expect((await anna.request({ method: 'DELETE', url: `${url}/feedback`, headers })).statusCode).toBe(412);
  expect(await read(anna, `${url}/feedback`)).toMatchObject({ mark: null, text: '', consent: null, version: 3 });
  expect((await write(anna, url, 3, { text: 'Ещё раз' })).statusCode).toBe(200);
});

test('the shop’s people read feedback at the order and in their list until it is withdrawn, and nobody else reads it', async () => {
  const { anna, id, url } = await completed();
  await write(anna, url, 0, { text: 'Кенарь пел' });
  const admin = await signInStaff(shop, 'administrator');
  expect(await read(admin, `/api/admin/orders/${id}`)).toMatchObject({
    feedback: { mark: 4, text: 'Кенарь пел', consent: null },
  });
  const listed = await read<{ items: { id: string }[] }>(admin, '/api/admin/orders?feedback=true');
  expect(listed.items.map((order) => order.id)).toContain(id);
  const stranger = await signIn(shop);
  for (const part of ['feedback', 'year-reminder'])
    expect((await stranger.request({ url: `${url}/${part}` })).statusCode).toBe(404);
  expect((await write(stranger, url, 1)).statusCode).toBe(404);
  for (const customer of [anna, stranger])
    expect((await customer.request({ url: `/api/orders/${id}` })).payload).not.toContain('Кенарь');
  await anna.request({ method: 'DELETE', url: `${url}/feedback`, headers: { 'if-match': '"1"' } });
  const after = await read<{ items: { id: string }[] }>(admin, '/api/admin/orders?feedback=true');
  expect(after.items.map((order) => order.id)).not.toContain(id);
  expect(await dumpTables(shop)).not.toContain('Кенарь');
});

test('yearly reminder and feedback are forgotten in time', async () => {
  const boris = await completed();
  await want(boris.anna, boris.url, true);
  await write(boris.anna, boris.url, 0, { text: 'Дятел' });
  // Longer than either is kept.
  pass(900 * DAY);
  await shop.forget();
  expect(await dumpTables(shop)).not.toContain('Дятел');
  expect(await shop.database.queries.selectFrom('year_reminders').selectAll().execute()).toEqual([]);
});
