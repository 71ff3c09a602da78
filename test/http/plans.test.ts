import ICAL from 'ical.js';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openShop, testClock } from '../support/shop.ts';
import { type Customer, messagesTo, signIn } from './steps/customers.ts';
import { createProfile, savePlan } from './steps/profiles.ts';
import { paidOrder, placeOrder } from './steps/purchase.ts';
import { atOnce } from './steps/repeat.ts';

/** At this time the date is the 20th in UTC, still the 19th in UTC-12 and already the 21st in UTC+14. */
const BEGIN = Date.parse('2026-11-20T11:30:00Z');
const { clock, set } = testClock(BEGIN);
const shop = await openShop({ overrides: { clock } });
let anna: Customer;
beforeEach(async () => {
  set(BEGIN);
  anna = await signIn(shop);
});

interface Plan {
  readonly calendarUrl: string;
  readonly startDate: string;
  readonly rituals: readonly { readonly orderId: string; readonly endDate: string; readonly weeks: number }[];
}

const newPlan = {
  startDate: '2027-03-10',
  specialWishes: ' О здоровье семьи ',
  participants: 'Анна Иванова 05.03.1988 07:40\nПётр Иванов 11.07.1985',
};
const save = (who: Customer, changes: object = {}, headers = {}) =>
  savePlan(who, { customerEmail: who.contact, ...newPlan, ...changes }, headers);
const read = (who: Customer, email = who.contact) =>
  who.request({ url: `/api/ritual-plans?customerEmail=${encodeURIComponent(email)}` });
const pay = (who: Customer, changes: object = {}) => paidOrder(shop, { customerEmail: who.contact, ...changes });

describe('the letter about a saved plan', () => {
  const lettersOf = async (who: Customer) =>
    (await messagesTo(shop, who.contact)).filter(({ subject }) => /План ваших|The plan of/.test(subject));

  test('the letter about a saved plan tells days, wishes and everybody who is named, and carries the calendar as a file', async () => {
    await pay(anna);
    await save(anna);
    const [letter] = await lettersOf(anna);
    for (const fact of [
      '10 March 2027',
      '7 April 2027',
      '3 × ',
      'О здоровье семьи',
      'Пётр Иванов, 11 July 1985',
      'Анна Иванова, 5 March 1988',
      '07:40',
    ])
      expect(letter?.text).toContain(fact);
    const { calendar } = await shop.database.queries
      .selectFrom('messages')
      .select('calendar')
      .where('recipient', '=', anna.contact)
      .where('calendar', 'is not', null)
      .executeTakeFirstOrThrow();
    const events = new ICAL.Component(ICAL.parse(calendar ?? '')).getAllSubcomponents('vevent');
    expect(events).toHaveLength(3);
  });

  test('the letter about a saved plan gives way to a newer one', async () => {
    await pay(anna);
    await save(anna);
    await save(anna);
    await save(anna, { specialWishes: 'Мир' });
    const letters = await lettersOf(anna);
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text).toContain('Мир');
  });

  test('the letter about a saved plan goes with the births when the consent is withdrawn', async () => {
    await pay(anna);
    await save(anna);
    expect(await lettersOf(anna)).toHaveLength(1);
    const consent = { birthDataConsent: true, consentVersion: '2026-11-20' };
    const { id } = (await createProfile(anna, { birthDate: '05.03.1988', ...consent })).json<{ id: string }>();
    const url = `/api/customer-profiles/${id}`;
    const withdrawn = await anna.request({ method: 'PUT', url, payload: { birthDataConsent: false } });
    expect(withdrawn.statusCode).toBe(200);
    expect(await lettersOf(anna)).toEqual([]);
  });
});

describe('a ritual plan', () => {
  test('a ritual plan does not exist until it is saved, and then holds every paid ritual with its last day', async () => {
    const order = await pay(anna);
    await placeOrder(shop, { customerEmail: anna.contact });
    expect((await read(anna)).json()).toMatchObject({ status: 404, code: 'not_found' });

    const saved = await save(anna);
    expect(saved.statusCode).toBe(200);
    expect(saved.json()).toMatchObject({
      customerEmail: anna.contact,
      startDate: '2027-03-10',
      specialWishes: 'О здоровье семьи',
    });
    // These days include the change to summer time in Europe and in America.
    expect(saved.json<Plan>().rituals.map(({ orderId, weeks, endDate }) => [orderId, weeks, endDate])).toEqual([
      [order.id, 4, '2027-04-07'],
      [order.id, 1, '2027-03-17'],
      [order.id, 3, '2027-03-31'],
    ]);
    expect((await read(anna)).json()).toEqual(saved.json());
  });

  test('a ritual plan is replaced by the next plan', async () => {
    await pay(anna);
    const first = (await save(anna)).json<Plan>();
    const second = await save(anna, { startDate: '2027-05-01', specialWishes: '', participants: '' });
    expect(second.json()).toMatchObject({
      startDate: '2027-05-01',
      specialWishes: '',
      participants: '',
      calendarUrl: first.calendarUrl,
    });
    expect((await read(anna)).json()).toEqual(second.json());
  });

  test('the first ritual plans of two devices are one plan, and the second device is told', async () => {
    await pay(anna);
    const first = (changes: object, header = '*') => save(anna, changes, { 'if-none-match': header });
    const statuses = [await first({}), await first({}), await first({ participants: '' }), await first({}, '"1"')];
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 412, 400]);
    expect((await read(anna)).json()).toMatchObject({ participants: newPlan.participants });
  });

  test('a ritual plan needs a paid order', async () => {
    expect((await save(anna)).json()).toMatchObject({ status: 409, code: 'no_paid_orders' });
    await placeOrder(shop, { customerEmail: anna.contact });
    expect((await save(anna)).json()).toMatchObject({ status: 409, code: 'no_paid_orders' });
    expect((await read(anna)).statusCode).toBe(404);
  });

  test('a ritual plan saved many times at once is one plan', async () => {
    await pay(anna);
    const answers = await atOnce(6, (day) => save(anna, { startDate: `2027-06-0${day + 1}` }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.json<Plan>().calendarUrl)).size).toBe(1);
  });
});

test('the plan of another customer can be neither read nor replaced, and the refusal does not tell whether it exists', async () => {
  const boris = await signIn(shop);
  await pay(boris);
  await pay(anna);
  const before = (await save(boris)).json();
  for (const attempt of [read(anna, boris.contact), save(anna, { customerEmail: boris.contact, startDate: '2028-01-01' })]) {
    expect((await attempt).json()).toMatchObject({ status: 403, code: 'not_allowed' });
  }
  const known = (await read(anna, boris.contact)).json();
  const invented = (await read(anna, 'nobody@example.com')).json();
  expect({ ...known, requestId: '' }).toEqual({ ...invented, requestId: '' });
  expect((await read(boris)).json()).toEqual(before);
  expect((await read(anna)).statusCode).toBe(404);
});

describe('the first day', () => {
  test.each([
    ...['2027-02-30', '9999', '2027-1-1', '', 20270115, null].map((startDate) => [startDate, 400] as const),
    ...['2026-11-18', '9999-12-31'].map((startDate) => [startDate, 422] as const),
  ])('the first day cannot be %j: %s', async (startDate, status) => {
    await pay(anna);
    expect((await save(anna, { startDate })).json()).toMatchObject({ status, errors: [{ pointer: '/startDate' }] });
  });

  test('the first day cannot be beyond the furthest, and the refusal names the furthest year', async () => {
    await pay(anna);
    const refused = await save(anna, { startDate: '2040-01-01' });
    expect(refused.json()).toMatchObject({ code: 'invalid_date', errors: [{ detail: expect.stringContaining('2036') }] });
  });
});

test('once the first day is over, wishes and participants may change, a day in the past is refused, and what was planned stays', async () => {
  await pay(anna);
  await save(anna, { startDate: '2026-12-01' });
  set('2026-12-10T12:00:00Z');
  anna = await signIn(shop, anna.contact);
  const changed = await save(anna, { startDate: '2026-12-01', specialWishes: 'О мире' });
  expect(changed.json()).toMatchObject({ startDate: '2026-12-01', specialWishes: 'О мире' });
  expect((await save(anna, { startDate: '2026-12-02' })).json()).toMatchObject({
    status: 422,
    errors: [{ code: 'date_in_past' }],
  });
  expect((await save(anna, { startDate: '2026-12-24' })).json()).toMatchObject({
    startDate: '2026-12-01',
    stayed: [{ why: 'soon' }, { why: 'soon' }, { why: 'soon' }],
  });
});

const wrongLines = 'Анна Иванова 05.03.1988\n\nПётр 11.07.1985\nИван Иванов 31.02.1990\nОльга Иванова 05.03.1988 25:00\nБез Даты';

test.each([
  ['ru', 'Укажите имя и фамилию.'],
  ['en', 'Give a first name and a last name.'],
])('each wrong line of the participants is named in %s', async (language, words) => {
  await pay(anna);
  const refused = await save(anna, { participants: wrongLines }, { 'accept-language': language });
  const problem = refused.json<{ errors: { pointer: string; code: string; detail: string }[] }>();
  expect(problem).toMatchObject({ status: 422, code: 'invalid_participants' });
  expect(problem.errors.map(({ pointer, code }) => [pointer, code])).toEqual([
    ['/participants/2', 'participant_name'],
    ['/participants/3', 'participant_date'],
    ['/participants/4', 'participant_time'],
    ['/participants/5', 'participant_date_missing'],
  ]);
  expect(problem.errors[0]?.detail).toBe(words);
  expect((await read(anna)).statusCode).toBe(404);
});

test('answers do not depend on the time zone of the server', async () => {
  await pay(anna);
  onTestFinished(() => void vi.unstubAllEnvs());
  const answers: string[] = [];
  const offsets = new Set<number>();
  for (const zone of ['UTC', 'Pacific/Kiritimati', 'America/Los_Angeles']) {
    vi.stubEnv('TZ', zone);
    offsets.add(clock().getTimezoneOffset());
    const saved = (await save(anna, { startDate: '2027-03-10' })).json<Plan>();
    const past = (await save(anna, { startDate: '2026-11-18' })).statusCode;
    const today = (await save(anna, { startDate: '2026-11-19' })).statusCode;
    const { pathname, search } = new URL(saved.calendarUrl);
    const events = (await shop.request({ url: pathname + search })).payload.match(/^DT(START|END).*$/gm);
    answers.push(JSON.stringify([saved, past, today, events]));
  }
  expect(offsets.size).toBe(3);
  expect(new Set(answers).size).toBe(1);
});
