import { expect, test } from 'vitest';
import { oneRitual } from '../support/orders.ts';
import { openShop } from '../support/shop.ts';
import { postpone } from './steps/changes.ts';
import { type Customer, messagesTo, signIn } from './steps/customers.ts';
import { createProfile, savePlan } from './steps/profiles.ts';
import { paidOrder } from './steps/purchase.ts';
import { atOnce } from './steps/repeat.ts';
import { signInStaff } from './steps/staff.ts';

const shop = await openShop();
const priest = await signInStaff(shop, 'priest');
const operator = await signInStaff(shop, 'operator');

/** A customer and their paid order. */
async function ordered(order: object = {}) {
  const anna = await signIn(shop);
  const { id } = await paidOrder(shop, { ...order, customerEmail: anna.contact });
  return { anna, id };
}

interface Desk {
  readonly items: readonly { readonly id: string; readonly rituals: readonly { readonly position: number }[] }[];
}

const plan = (who: Customer, startDate: string) =>
  savePlan(who, { startDate, specialWishes: 'О здоровье', participants: 'Пётр Иванов 11.07.1985' });
const desk = async (day: string) => (await priest.request({ url: `/api/admin/desk?day=${day}` })).json<Desk>().items;
const undated = async () => (await priest.request({ url: '/api/admin/desk/undated' })).json<Desk>().items;
const press = (id: string, position: number, step: 'begin' | 'complete') =>
  priest.request({ method: 'POST', url: `/api/admin/desk/${id}/rituals/${position}/${step}` });
const subjectsTo = async (contact: string) => (await messagesTo(shop, contact)).map(({ subject }) => subject);

interface Progress {
  readonly items: readonly object[];
  readonly progress: { readonly steps: readonly { step: string; done: boolean; at?: string }[]; readonly next: object };
  readonly timeline: readonly { readonly event: string }[];
}
const orderPage = async (id: string) => (await shop.request({ url: `/api/orders/${id}` })).json<Progress>();

test('everybody with the link sees each step of an order with its time, the days of its rituals, and what comes next', async () => {
  const { anna, id } = await ordered();
  expect((await orderPage(id)).progress.next).toEqual({ kind: 'choose_day', mailed: false });

  await plan(anna, '2028-03-10');
  const planned = await orderPage(id);
  expect(planned.progress.next).toEqual({ kind: 'begins', day: '2028-03-10', mailed: true });
  expect(planned.progress.steps.map(({ step, done, at }) => [step, done, at !== undefined])).toEqual([
    ['placed', true, true],
    ['paid', true, true],
    ['planned', true, true],
    ['begun', false, false],
    ['completed', false, false],
  ]);
  expect(planned.items[1]).toMatchObject({ startDate: '2028-03-10', endDate: '2028-03-17' });
  expect((await anna.request({ url: '/api/orders' })).json<Progress[]>()[0]?.items[1]).toEqual(planned.items[1]);

  const noted = planned.progress.steps[2]?.at;
  await plan(anna, '2028-03-10');
  expect((await orderPage(id)).progress.steps[2]?.at).toBe(noted);

  await press(id, 1, 'begin');
  const begun = await orderPage(id);
  expect(begun.progress.next).toEqual({ kind: 'under_way', day: '2028-03-17', mailed: true });
  expect(begun.items[1]).toHaveProperty('begunAt');
});

test('the customer and the panel read the same times; a date that came by beginning has its time, and an old date none', async () => {
  const { id, items } = await paidOrder(shop);
  for (const position of items.keys()) await press(id, position, 'begin');
  const { steps } = (await orderPage(id)).progress;
  const timeOf = (name: string) => steps.find(({ step }) => step === name)?.at;
  type File = { timeline: { kind: string; code: string; at: string }[] };
  const { timeline } = (await operator.request({ url: `/api/admin/orders/${id}` })).json<File>();
  const stateAt = (state: string) => timeline.find(({ kind, code }) => kind === 'state' && code === state)?.at;
  expect(['placed', 'paid', 'begun'].map(timeOf)).toEqual(['pending', 'paid', 'processing'].map(stateAt));
  expect(timeOf('begun')).toBeDefined();
  expect(Date.parse(timeOf('planned') ?? '')).toBeGreaterThanOrEqual(Date.parse(timeOf('begun') ?? ''));

  // As a former version of the shop has left the rituals.
  const rows = shop.database.queries.updateTable('order_items').set({ begun_undated: false });
  await rows.where('order_id', '=', id).where('position', '=', 0).execute();
  const planned = (await orderPage(id)).progress.steps.find(({ step }) => step === 'planned');
  expect(planned).toMatchObject({ done: true });
  expect(planned).not.toHaveProperty('at');
});

test('of two members who postpone what has not begun one does, the customer is told once, and a saved plan keeps the day', async () => {
  const { anna, id } = await ordered();
  const read = async () => operator.request({ url: `/api/admin/orders/${id}` });
  const move = (changes: object = {}, etag?: string) =>
    postpone(operator, id, { startDate: '2029-03-10', reason: 'Храм <b>закрыт</b>', ...changes }, etag);
  const daysOf = async () => (await orderPage(id)).items.map((item) => (item as { startDate?: string }).startDate);
  await plan(anna, '2029-03-01');
  await press(id, 0, 'begin');

  const etag = String((await read()).headers.etag);
  const answers = await Promise.all([move({}, etag), move({}, etag)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 412]);
  expect(await daysOf()).toEqual(['2029-03-01', '2029-03-10', '2029-03-10']);
  expect((await orderPage(id)).timeline.at(-1)).toMatchObject({ event: 'postponed' });
  const letters = (await messagesTo(shop, anna.contact)).filter(({ subject }) => /первый день|first day/.test(subject));
  expect(letters).toMatchObject([{ text: expect.stringContaining('Храм <b>закрыт</b>') }]);
  expect((await read()).json()).toMatchObject({ status: 'processing', items: [{}, { startDate: '2029-03-10' }, {}] });

  await plan(anna, '2029-03-01');
  expect(await daysOf()).toEqual(['2029-03-01', '2029-03-10', '2029-03-10']);
  expect((await move({ item: 2, startDate: '2029-03-20' })).statusCode).toBe(204);
  expect(await daysOf()).toEqual(['2029-03-01', '2029-03-10', '2029-03-20']);
  expect((await move({ item: 0 })).json()).toMatchObject({ status: 409, code: 'illegal_transition' });
  expect((await move({ startDate: '2020-01-01' })).json()).toMatchObject({ code: 'invalid_date' });
  expect((await anna.request({ url: '/api/ritual-plans' })).json()).toMatchObject({
    rituals: [{}, { startDate: '2029-03-10' }, {}],
  });
  await plan(anna, '2029-05-01');
  expect(await daysOf()).toEqual(['2029-03-01', '2029-05-01', '2029-05-01']);
});

test('a paid order waits for its date, is performed on its days, and becomes ready; a race of twenty is one step', async () => {
  const { anna, id } = await ordered();
  expect((await undated()).map((order) => [order.id, order.rituals.length])).toEqual([[id, 3]]);

  await plan(anna, '2027-03-10');
  expect(await undated()).toEqual([]);
  expect(await desk('2027-03-09')).toEqual([]);
  // Items of four weeks, one and three.
  expect((await desk('2027-03-18')).map(({ rituals }) => rituals.map(({ position }) => position))).toEqual([[0, 2]]);
  expect(await desk('2027-03-10')).toMatchObject([
    {
      id,
      wishes: 'О здоровье',
      people: [
        { name: 'Анна Иванова', birthDate: null },
        { name: 'Пётр Иванов', birthDate: '1985-07-11' },
      ],
      rituals: [{ day: 1 }, {}, {}],
    },
  ]);

  const begun = await atOnce(20, () => press(id, 0, 'begin'));
  expect(new Set(begun.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  await plan(anna, '2027-04-01');
  // What has begun keeps its date, the others move.
  expect((await desk('2027-03-10')).map(({ rituals }) => rituals.map(({ position }) => position))).toEqual([[0]]);

  expect((await press(id, 1, 'complete')).json()).toMatchObject({ status: 409, code: 'illegal_transition' });
  for (const position of [1, 2]) await press(id, position, 'begin');
  for (const position of [0, 1, 2]) await atOnce(5, () => press(id, position, 'complete'));
  const queries = shop.database.queries;
  const history = await queries.selectFrom('order_history').selectAll().where('order_id', '=', id).orderBy('at').execute();
  expect(history.map(({ to_status }) => to_status).slice(-3)).toEqual(['paid', 'processing', 'ready']);
  const actions = await queries.selectFrom('staff_actions').select('action').where('subject_id', '=', id).execute();
  expect(actions).toHaveLength(6);
  const letters = (await subjectsTo(anna.contact)).filter((subject) =>
    /ритуал (начат|проведён)|the ritual (has begun|is performed)/.test(subject),
  );
  expect(letters).toHaveLength(2);
});

test('the desk and the order’s page say the same of everybody: a birth date is never lost to the customer’s empty record', async () => {
  const { anna, id } = await ordered();
  const profile = { birthPlace: 'Казань', birthNakshatra: '12', isGotraUnknown: 'true' };
  const consent = { birthDataConsent: true, consentVersion: '2026-11-26' };
  await createProfile(anna, { ...profile, ...consent });
  const participants = 'Анна Иванова 05.03.1988 07:40\nПётр Иванов 11.07.1985\nПётр Иванов 12.07.2010';
  await savePlan(anna, { startDate: '2028-05-10', participants });
  const people = [
    {
      name: 'Анна Иванова',
      birthDate: '1988-03-05',
      birthTime: '07:40',
      birthPlace: 'Казань',
      contradicted: false,
      gotra: '',
      gotraUnknown: true,
      star: { source: 'family', nakshatra: { number: 12 }, pada: 4, lagna: { number: 1 } },
    },
    { name: 'Пётр Иванов', birthDate: '1985-07-11', star: { source: null, lacks: 'place' }, contradicted: true },
    { name: 'Пётр Иванов', birthDate: '2010-07-12', contradicted: true },
  ];
  const atDesk = (await desk('2028-05-10')).find((order) => order.id === id) as object as { people: object[] };
  expect(atDesk.people).toMatchObject(people);
  const file = async () => (await operator.request({ url: `/api/admin/orders/${id}` })).json<{ people: object[] }>();
  expect((await file()).people).toEqual(atDesk.people);

  // A guest's order is performed for the people of the plan of the account with its e-mail.
  await shop.database.queries.updateTable('orders').set({ user_id: null }).where('id', '=', id).execute();
  expect((await file()).people).toEqual(atDesk.people);
});

test('a name is read as the desk says', async () => {
  const { anna, id } = await ordered();
  const correctReading = (readAs: string, before: string) =>
    priest.request({ method: 'PUT', url: `/api/admin/desk/${id}/names`, payload: { name: 'Пётр Иванов', readAs, before } });
  await plan(anna, '2026-11-20');
  expect((await correctReading('Пётр <Ива́нов>', '')).json()).toEqual({
    name: 'Пётр Иванов',
    readAs: 'Пётр <Ива́нов>'.normalize('NFC'),
  });
  expect((await correctReading('Петя', '')).json()).toMatchObject({ status: 412, code: 'changed_meanwhile' });
  expect(await desk('2026-11-20')).toContainEqual(
    expect.objectContaining({
      id,
      people: expect.arrayContaining([expect.objectContaining({ readAs: 'Пётр <Ива́нов>'.normalize('NFC') })]),
    }),
  );
});

test('each day of a ritual is ticked once, and a tick can be taken back', async () => {
  const administrator = await signInStaff(shop, 'administrator');
  const { anna, id } = await ordered();
  await plan(anna, '2026-11-20');
  const today = (await priest.request({ url: '/api/admin/desk' })).json<{ day: string }>().day;
  const markDay = (method: 'PUT' | 'DELETE', which: string) =>
    priest.request({ method, url: `/api/admin/desk/${id}/rituals/0/days/${which}` });
  const { startDate } = (await press(id, 0, 'begin')).json<{ startDate: string }>();
  expect(startDate <= today).toBe(true);
  const ticked = await atOnce(20, () => markDay('PUT', startDate));
  expect(new Set(ticked.map(({ payload }) => payload)).size).toBe(1);
  expect((await markDay('PUT', '2999-01-01')).json()).toMatchObject({ code: 'invalid_date', errors: [{ pointer: '/day' }] });
  const file = async () => (await administrator.request({ url: `/api/admin/orders/${id}` })).json<{ tickedDays: number[] }>();
  expect((await file()).tickedDays).toEqual([1, 0, 0]);
  expect((await markDay('DELETE', startDate)).json()).toEqual({ position: 0, tickedDays: 0, ticked: false });
  expect((await file()).tickedDays).toEqual([0, 0, 0]);
});

test('a ritual that was begun and noted as performed by mistake is as before, with one letter in the end', async () => {
  const { id } = await ordered(oneRitual);
  const undo = (step: 'begin' | 'complete') =>
    priest.request({ method: 'DELETE', url: `/api/admin/desk/${id}/rituals/0/${step}` });
  const statusOf = async () => (await shop.request({ url: `/api/orders/${id}` })).json<{ status: string }>().status;

  await press(id, 0, 'begin');
  await press(id, 0, 'complete');
  expect(await statusOf()).toBe('ready');
  expect((await undo('begin')).json()).toMatchObject({ status: 409, code: 'illegal_transition' });
  const undone = await atOnce(20, () => undo('complete'));
  expect(new Set(undone.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(await statusOf()).toBe('processing');
  await atOnce(20, () => undo('begin'));
  expect(await statusOf()).toBe('paid');
  expect((await undated()).map((order) => order.id)).toContain(id);

  const queries = shop.database.queries;
  const history = await queries
    .selectFrom('order_history')
    .select('to_status')
    .where('order_id', '=', id)
    .orderBy('at')
    .execute();
  expect(history.map(({ to_status }) => to_status).slice(-4)).toEqual(['processing', 'ready', 'processing', 'paid']);
  const letters = () =>
    queries.selectFrom('messages').select(['topic', 'state']).where('about', '=', id).where('topic', 'is not', null);
  expect(await letters().execute()).toEqual([]);
  await press(id, 0, 'begin');
  expect(await letters().execute()).toEqual([{ topic: 'processing', state: 'waiting' }]);

  const long = new Date('2026-01-01T00:00:00Z');
  await queries.updateTable('order_items').set({ begun_at: long }).where('order_id', '=', id).execute();
  expect((await undo('begin')).json()).toMatchObject({ status: 409, code: 'undo_over' });
});
