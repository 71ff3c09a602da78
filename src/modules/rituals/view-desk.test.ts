import { expect, test } from 'vitest';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Place } from '#kernel/cursor.ts';
import { guest, staffCaller, userCaller } from '#kernel/testing/callers.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import type { AdviseDays, AdvisedDay } from '#modules/muhurtas/index.ts';
import { anErasedOrder, anItem, anOrder } from '#modules/orders/testing/orders.ts';
import { EMPTY_BIRTH_FIELDS } from '#modules/profiles/index.ts';
import type { DeskReader } from './ports.ts';
import { createRitualMemory } from './testing/memory-rituals.ts';
import { createListUndated, createViewDesk } from './view-desk.ts';

const priest = staffCaller('priest');
const dated = anItem({ id: 'dated', weeks: 1, startDate: '2026-11-20' as CalendarDate });
const order = anOrder('paid', { items: [dated, anItem({ id: 'undated' })] });
const birth = {
  ...EMPTY_BIRTH_FIELDS,
  firstName: 'Анна',
  lastName: 'Орлова',
  birthDate: '05.03.1988',
  birthTime: '07:40',
  isTimeUncertain: 'true',
  birthPlace: 'Казань',
};
const plan = { startDate: '2026-11-20' as CalendarDate, specialWishes: 'Мир в доме', participants: 'Пётр Орлов 11.07.1985 6:05' };

function createDesk(orders = [order as Parameters<typeof createRitualMemory>[0][number]], known = {}, now?: string) {
  const memory = createRitualMemory(orders, known, now);
  const view = createViewDesk(memory);
  const undated = createListUndated(memory);
  return {
    ...memory,
    view: (day?: string, caller: Parameters<typeof view>[0] = priest) => view(caller, { day, limit: 50 }),
    undated: (caller: Parameters<typeof view>[0] = priest) => undated(caller, { limit: 50 }),
  };
}

test.each([
  ['2026-11-19', []],
  ['2026-11-20', [1]],
  ['2026-11-26', [7]],
  ['2026-11-27', [7]],
  ['2026-11-28', []],
])('on %s the desk shows a ritual of seven days, with the number of the day, also on its end date: %j', async (day, expected) => {
  const { items } = await createDesk().view(day);
  expect(items.flatMap(({ rituals }) => rituals.map((ritual) => ritual.day))).toEqual(expected);
});

test('without a day the desk shows today in the shop’s time zone', async () => {
  const desk = createDesk([order], {}, '2026-11-19T21:00:00Z');
  expect(await desk.view()).toMatchObject({
    day: '2026-11-20',
    timeZone: 'Europe/Moscow',
    items: [{ rituals: [{ id: 'dated' }] }],
  });
});

test.each([
  ['Pacific/Kiritimati', '2026-11-19T10:00:00Z'],
  ['Pacific/Pago_Pago', '2026-11-21T10:59:59Z'],
  ['America/New_York', '2026-11-21T04:59:59Z'],
])('in %s today is the day there', async (timeZone, now) => {
  const memory = createRitualMemory([order], {}, now);
  expect(await createViewDesk({ ...memory, timeZone })(priest, { limit: 50 })).toMatchObject({ day: '2026-11-20', timeZone });
});

test('the priest reads names, births, wishes and participants, and neither money nor contacts', async () => {
  const { items } = await createDesk([order], { birth, plan }).view('2026-11-20');
  expect(items).toMatchObject([
    {
      people: [
        { name: 'Анна Орлова', birthDate: '1988-03-05', birthTime: '07:40', isTimeUncertain: true, birthPlace: 'Казань' },
        { name: 'Пётр Орлов', birthDate: '1985-07-11', birthTime: '06:05' },
      ],
      wishes: 'Мир в доме',
      instructions: 'Для мамы',
    },
  ]);
  expect(JSON.stringify(items)).not.toMatch(/price|total|30000|anna@example/);
});

test('without a profile the name is that of the order', async () => {
  expect(await createDesk().view('2026-11-20')).toMatchObject({
    items: [{ people: [{ name: 'Анна Иванова', birthDate: null }] }],
  });
});

test('an erased order has nobody to be named', async () => {
  const erased = { ...anErasedOrder(), items: [dated] };
  expect(await createDesk([erased]).view('2026-11-20')).toMatchObject({ items: [{ people: [] }] });
});

test('the desk shows until when the customer can move a ritual without asking, and the day of an open wish', async () => {
  const at = new Date('2026-11-20T04:00:00Z');
  const items = [dated, anItem({ startDate: '2026-11-30' as CalendarDate, preparedAt: at })];
  const desk = createDesk([anOrder('paid', { items: [...items, anItem({ startDate: '2026-11-30' as CalendarDate })] })]);
  desk.state.wishedDays = [{ position: 1, day: '2026-12-20' as CalendarDate }];
  const shown = [...(await desk.view('2026-11-20')).items, ...(await desk.view('2026-11-30')).items];
  expect(shown.flatMap(({ rituals }) => rituals.map(({ moving, wishedDay }) => [moving, wishedDay]))).toEqual([
    [{ way: 'ask', because: 'soon' }, undefined],
    [{ way: 'ask', because: 'prepared' }, '2026-12-20'],
    [{ way: 'plan', until: '2026-11-27' }, undefined],
  ]);
});

test('paid rituals without a date are a list of their own, with the number of days of each', async () => {
  const { items } = await createDesk([anOrder('paid', { items: [dated, anItem({ id: 'undated', weeks: 4 })] })]).undated();
  expect(items.map(({ rituals }) => rituals.map(({ id, days }) => [id, days]))).toEqual([[['undated', 28]]]);
});

test('each ritual with a day has the advice about it, by the rules of the time when it was chosen, or else ordered', async () => {
  const plannedAt = new Date('2026-11-18T09:00:00Z');
  const other = { ...dated, id: 'other', plannedAt };
  const desk = createDesk([anOrder('paid', { items: [dated, other, anItem({ id: 'undated' })] })]);
  const asked: object[] = [];
  const told: Partial<AdvisedDay> = { tithi: 4, nakshatra: 22, quality: 'best', for: [], against: [], hours: [] };
  const advice = told as AdvisedDay;
  const adviseDays: AdviseDays = async (days) => {
    asked.push(...days);
    return ({ serviceId }) => (serviceId === 'other' ? advice : undefined);
  };
  const { items } = await createViewDesk({ ...desk, adviseDays })(priest, { day: '2026-11-20', limit: 50 });
  expect(asked).toEqual([
    { serviceId: 'dated', date: '2026-11-20', at: order.createdAt },
    { serviceId: 'other', date: '2026-11-20', at: plannedAt },
  ]);
  expect(items[0]?.rituals.map((ritual) => [ritual.id, ritual.advice])).toEqual([
    ['dated', undefined],
    ['other', advice],
  ]);
});

test('each ritual has the parts of its own rite, if any were written, and a tier those of its ritual, which are read once', async () => {
  const desk = createDesk([anOrder('paid', { items: [dated, { ...dated, id: 'other' }, { ...dated, id: 'dated-premium' }] })]);
  const asked: string[] = [];
  const part = { id: 'homa', name: { ru: 'Хома', en: 'Homa' }, text: { ru: '', en: '' }, ahutis: 108 };
  const ofAll = async (ids: readonly string[]) => {
    asked.push(...ids);
    return new Map([['dated', [part]]]);
  };
  const { items } = await createViewDesk({ ...desk, riteParts: { ofAll } })(priest, { day: '2026-11-20', limit: 50 });
  expect(asked).toEqual(['dated', 'other']);
  expect(items[0]?.rituals.map(({ parts }) => parts)).toEqual([[part], [], [part]]);
});

test('each ritual has its own ticks', async () => {
  const desk = createDesk([anOrder('processing', { items: [dated, { ...dated, id: 'second' }, { ...dated, id: 'third' }] })]);
  desk.state.ticked = [
    { orderId: order.id, position: 1, day: '2026-11-20' },
    { orderId: order.id, position: 1, day: '2026-11-21' },
  ];
  const { ofDay } = desk.desk;
  // Rituals without ticks may be missing among them.
  const some = {
    ...desk.desk,
    ofDay: async (day: CalendarDate) => (await ofDay(day)).map((row) => ({ ...row, ticks: row.ticks.slice(1, 2) })),
  };
  const { items } = await createViewDesk({ ...desk, desk: some })(priest, { day: '2026-11-20', limit: 50 });
  expect(items[0]?.rituals.map(({ tickedDays, isTicked }) => [tickedDays, isTicked])).toEqual([
    [0, false],
    [2, true],
    [0, false],
  ]);
});

test('both lists are read page by page, with each order once', async () => {
  const orders = [1, 2, 3].map((number) => ({ ...order, id: uuid(number), createdAt: new Date(number * 1000) }));
  const memory = createRitualMemory(orders);
  const after = <Row extends { readonly order: { readonly id: string } }>(rows: Row[], limit: number, place?: Place) =>
    rows.slice(place ? rows.findIndex((row) => row.order.id === place.id) + 1 : 0).slice(0, limit);
  const { ofDay, withoutDate } = memory.desk;
  const desk: DeskReader = {
    ...memory.desk,
    ofDay: async (day, limit, place) => after(await ofDay(day), limit, place),
    withoutDate: async (limit, place) => after(await withoutDate(), limit, place),
  };
  const view = createViewDesk({ ...memory, desk });
  const undated = createListUndated({ ...memory, desk });
  const lists = [
    (cursor?: string) => view(priest, { day: '2026-11-20', limit: 2, cursor }),
    (cursor?: string) => undated(priest, { limit: 2, cursor }),
  ];
  for (const read of lists) {
    const first = await read();
    const rest = await read(first.nextCursor ?? '');
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual([1, 2, 3].map(uuid));
    expect(rest.nextCursor).toBeNull();
  }
});

test('a ritual whose day was closed after planning is marked until it begins', async () => {
  const begun = { ...dated, id: 'begun', begunAt: new Date('2026-11-20T04:00:00Z') };
  const desk = createDesk([anOrder('paid', { items: [dated, begun] })]);
  expect(await desk.view('2026-11-20')).toMatchObject({ closed: undefined, items: [{ rituals: [{ beginsClosed: false }, {}] }] });
  const day = '2026-11-20' as CalendarDate;
  desk.closed.push({ from: day, to: day, reason: { ru: 'Храм закрыт', en: 'The temple is closed' } });
  expect(await desk.view('2026-11-20')).toMatchObject({ closed: { reason: { en: 'The temple is closed' } } });
  const later = await desk.view('2026-11-21');
  expect(later.closed).toBeUndefined();
  expect(later.items[0]?.rituals.map(({ id, beginsClosed }) => [id, beginsClosed])).toEqual([
    ['dated', true],
    ['begun', false],
  ]);
});

test('a day that the calendar does not have is refused', async () => {
  const details = { fields: [{ path: ['query', 'day'], code: 'no_such_day' as const }] };
  await expect(createDesk().view('2026-02-30')).rejects.toEqual(refusal('invalid_request', details));
});

test('reading the desk needs the permission to perform rituals', async () => {
  const desk = createDesk();
  for (const read of [(caller: typeof guest) => desk.view(undefined, caller), (caller: typeof guest) => desk.undated(caller)]) {
    await expect(read(guest)).rejects.toEqual(refusal('not_signed_in'));
    await expect(read(userCaller())).rejects.toEqual(refusal('not_allowed'));
    await expect(read(staffCaller('partner'))).rejects.toEqual(refusal('not_allowed'));
  }
});

test('a customer whose account is deleted can choose no other day', async () => {
  const items = [anItem({ startDate: '2026-12-10' as CalendarDate })];
  const shown = await createDesk([anOrder('paid', { items, left: { isKept: true } })]).view('2026-12-10');
  expect(shown).toMatchObject({ items: [{ rituals: [{ moving: { way: 'none' } }] }] });
});
