import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { guest, staffCaller, userCaller } from '#kernel/testing/callers.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import type { Order, OrderStatus } from '#modules/orders/index.ts';
import { anItem, anOrder } from '#modules/orders/testing/orders.ts';
import { createBeginRitual, createCompleteRitual, type RitualAsRead } from './perform.ts';
import type { RitualKey } from './ports.ts';
import { stepNote } from './rite.ts';
import { createRitualMemory } from './testing/memory-rituals.ts';

const priest = staffCaller('priest');
const orderId = uuid(100);

function createDesk(order: Order = anOrder('paid', { items: [anItem(), anItem({ id: 'lakshmi' })] }), now?: string) {
  const memory = createRitualMemory([order], {}, now);
  const begin = createBeginRitual(memory);
  const complete = createCompleteRitual(memory);
  return {
    ...memory,
    begin: (position = 0, caller = priest as Parameters<typeof begin>[0], read: Omit<RitualAsRead, keyof RitualKey> = {}) =>
      begin(caller, { orderId, position, ...read }),
    complete: (position = 0, caller = priest as Parameters<typeof begin>[0], read: Pick<RitualAsRead, 'noted'> = {}) =>
      complete(caller, { orderId, position, ...read }),
    status: () => memory.state.orders[0]?.status,
    item: () => memory.state.orders[0]?.items[0],
  };
}

test('the first ritual that begins makes the order processing, and the customer is told once', async () => {
  const desk = createDesk();
  await desk.begin(0);
  await desk.begin(1);
  expect(desk.status()).toBe('processing');
  expect(desk.state.history).toMatchObject([
    { from: 'paid', to: 'processing', actor: { kind: 'staff', id: 'priest' }, reason: 'ritual.begun' },
  ]);
  expect(desk.changes).toEqual([{ kind: 'processing', notBefore: new Date('2026-11-20T10:10:00Z') }]);
  expect(desk.state.actions.map(({ action, by }) => [action, by])).toEqual([
    ['ritual.begun', 'priest'],
    ['ritual.begun', 'priest'],
  ]);
  const after = { ritual: 'lakshmi', position: 1, startDate: '2026-11-20' };
  expect(desk.state.actions[1]).toMatchObject({ subject: { kind: 'order', id: orderId }, after });
});

test('the order is ready when the last of its rituals has been performed, not before', async () => {
  const desk = createDesk();
  await desk.begin(0);
  await desk.begin(1);
  await desk.complete(1);
  expect(desk.status()).toBe('processing');
  await desk.complete(0);
  expect(desk.status()).toBe('ready');
  expect(desk.changes.map(({ kind }) => kind)).toEqual(['processing', 'ready']);
});

test('twenty presses at the same time begin and perform a ritual once', async () => {
  const desk = createDesk(anOrder('paid'));
  await Promise.all(Array.from({ length: 20 }, () => desk.begin()));
  await Promise.all(Array.from({ length: 20 }, () => desk.complete()));
  expect(desk.state.history.map(({ to }) => to)).toEqual(['processing', 'ready']);
  expect(desk.state.actions.map(({ action }) => action)).toEqual(['ritual.begun', 'ritual.performed']);
  expect(desk.changes).toHaveLength(2);
});

test('a ritual without a date gets the day on which it begins, in the shop’s time zone', async () => {
  const undated = createDesk(anOrder('paid'), '2026-11-20T22:30:00Z');
  expect(await undated.begin()).toMatchObject({ startDate: '2026-11-21', begunAt: new Date('2026-11-20T22:30:00Z') });
});

test('a planned ritual that begins on another day keeps its date', async () => {
  const startDate = '2026-11-18' as CalendarDate;
  expect(await createDesk(anOrder('paid', { items: [anItem({ startDate })] })).begin()).toMatchObject({ startDate });
});

test.each<OrderStatus>(['pending', 'waiting', 'cancelled'])('no ritual of an order that is %s can begin', async (status) => {
  const desk = createDesk(anOrder(status));
  await expect(desk.begin()).rejects.toEqual(refusal('illegal_transition'));
  expect(desk.state).toMatchObject({ history: [], actions: [] });
});

const begun = anItem({ begunAt: new Date('2026-11-20T04:00:00Z') });
test.each([
  ['has not begun', anOrder('processing', { items: [anItem(), begun] })],
  ['is of an order that was cancelled after it began', anOrder('cancelled', { items: [begun, begun] })],
])('a ritual that %s cannot be marked as performed', async (_, order) => {
  await expect(createDesk(order).complete(0)).rejects.toEqual(refusal('illegal_transition'));
});

test('a ritual that the order does not have is not found', async () => {
  await expect(createDesk().begin(2)).rejects.toEqual(refusal('not_found'));
});

test('both steps need the permission to perform rituals', async () => {
  const desk = createDesk();
  for (const step of [desk.begin, desk.complete]) {
    await expect(step(0, guest)).rejects.toEqual(refusal('not_signed_in'));
    await expect(step(0, userCaller())).rejects.toEqual(refusal('not_allowed'));
    await expect(step(0, staffCaller('editor'))).rejects.toEqual(refusal('not_allowed'));
    await expect(step(0, staffCaller('priest', { secondFactorAt: null }))).rejects.toEqual(refusal('second_factor_required'));
  }
  expect(desk.status()).toBe('paid');
});

test('a wish for another day ends when all its rituals have begun, with a row of the history and one letter', async () => {
  const desk = createDesk();
  desk.state.wishes = [
    { orderId, positions: [0, 1] },
    { orderId: 'another', positions: [0] },
  ];
  await desk.begin(1);
  expect([desk.state.wishes.length, desk.state.history.length]).toEqual([2, 1]);
  await desk.begin(0);
  await desk.begin(0);
  expect(desk.state.wishes).toEqual([{ orderId: 'another', positions: [0] }]);
  const row = { from: 'processing', to: 'processing', actor: { kind: 'staff', id: 'priest' }, reason: 'postponement_overtaken' };
  expect(desk.state.history.slice(1)).toMatchObject([row]);
  expect(desk.changes.map(({ kind }) => kind)).toEqual(['processing', 'postponement_overtaken']);
});

test('a wish about one ritual stays when another begins', async () => {
  const desk = createDesk();
  desk.state.wishes = [{ orderId, positions: [1] }];
  await desk.begin(0);
  expect(desk.state.wishes).toHaveLength(1);
});

test('a wish about one ritual ends when that ritual begins, also when it is the first of the order', async () => {
  const desk = createDesk();
  desk.state.wishes = [{ orderId, positions: [1] }];
  await desk.begin(1);
  expect(desk.state.wishes).toEqual([]);
  expect(desk.state.history).toMatchObject([
    { from: 'paid', to: 'processing', reason: 'ritual.begun' },
    { from: 'processing', to: 'processing', reason: 'postponement_overtaken' },
  ]);
});

const startDate = '2026-11-20' as CalendarDate;
/** One ritual with a day, and one without. */
const datedAndUndated = anOrder('paid', { items: [anItem({ startDate }), anItem()] });

test('a ritual whose day has changed since it was read cannot begin', async () => {
  const desk = createDesk(datedAndUndated);
  for (const read of ['2026-11-19', null])
    await expect(desk.begin(0, priest, { startDate: read })).rejects.toEqual(refusal('day_changed'));
  await expect(desk.begin(1, priest, { startDate })).rejects.toEqual(refusal('day_changed'));
  expect(desk.state).toMatchObject({ history: [], actions: [] });
});

test('a ritual whose day is as it was read begins, and stays begun when that is sent again', async () => {
  const desk = createDesk(datedAndUndated);
  await desk.begin(0, priest, { startDate });
  // By beginning, the other has got a day that nobody had read.
  for (const _ of [1, 2]) await desk.begin(1, priest, { startDate: null });
  expect(desk.state.actions).toHaveLength(2);
});

describe('a press on a device that sends it later, and more than once,', () => {
  const planned = anOrder('paid', { items: [anItem({ startDate, plannedAt: new Date('2026-11-18T09:00:00Z') })] });
  const press = (note: string, at: string) => ({ noted: { note, at: new Date(at) } });

  test('moves the order once, as of the time of the press', async () => {
    const desk = createDesk(planned);
    for (const _ of [1, 2]) await desk.begin(0, priest, press(uuid(1), '2026-11-20T05:00:00Z'));
    for (const _ of [1, 2]) await desk.complete(0, priest, press(uuid(2), '2026-11-20T06:00:00Z'));
    const [begunAt, performedAt] = [new Date('2026-11-20T05:00:00Z'), new Date('2026-11-20T06:00:00Z')];
    expect(desk.item()).toMatchObject({ begunAt, performedAt });
    expect(desk.state.notes).toMatchObject([
      { kind: 'begin', day: '2026-11-20', notedAt: begunAt, isTakenBack: false },
      { kind: 'end', day: '2026-11-20', notedAt: performedAt, isTakenBack: false },
    ]);
    expect(desk.changes).toMatchObject([
      { kind: 'processing', notBefore: new Date('2026-11-20T05:10:00Z') },
      { kind: 'ready', notBefore: new Date('2026-11-20T06:10:00Z') },
    ]);
    expect(desk.state.history.map(({ to }) => to)).toEqual(['processing', 'ready']);
    expect(desk.state.actions.map(({ action }) => action)).toEqual(['ritual.begun', 'ritual.performed']);
  });

  test('leaves a ritual’s end as it was when that comes again with another time', async () => {
    const desk = createDesk(planned);
    await desk.begin(0, priest, press(uuid(1), '2026-11-20T05:00:00Z'));
    for (const hour of ['06', '07']) await desk.complete(0, priest, press(uuid(2), `2026-11-20T${hour}:00:00Z`));
    const performedAt = new Date('2026-11-20T06:00:00Z');
    expect(desk.item()).toMatchObject({ performedAt });
    expect(desk.state.notes.slice(1)).toMatchObject([{ kind: 'end', notedAt: performedAt }]);
  });

  test('of a ritual that another press has begun is noted at the time of its beginning', async () => {
    const desk = createDesk(planned);
    await desk.begin(0, priest, press(uuid(1), '2026-11-20T05:00:00Z'));
    await desk.begin(0, priest, press(uuid(2), '2026-11-20T04:00:00Z'));
    expect(desk.item()).toMatchObject({ begunAt: new Date('2026-11-20T05:00:00Z') });
    expect(desk.state.notes.map(({ notedAt }) => notedAt.toISOString().slice(11, 16))).toEqual(['05:00', '05:00']);
  });

  test('does not begin a ritual again whose beginning was taken back meanwhile', async () => {
    const desk = createDesk(planned);
    await desk.begin(0, priest, press(uuid(1), '2026-11-20T05:00:00Z'));
    desk.state.orders = [planned];
    await desk.begin(0, priest, press(uuid(1), '2026-11-20T05:00:00Z'));
    expect(desk.item()?.begunAt).toBeUndefined();
  });

  const later = '2026-12-01' as CalendarDate;
  test.each([
    // The day begins in Moscow.
    ['its day began', { startDate, plannedAt: new Date('2026-11-18T09:00:00Z') }, '2026-11-19T21:00:00Z'],
    ['its day was chosen, on that day', { startDate, plannedAt: new Date('2026-11-20T05:00:00Z') }, '2026-11-20T05:00:00Z'],
    ['its coming day was chosen', { startDate: later, plannedAt: new Date('2026-11-19T05:00:00Z') }, '2026-11-19T05:00:00Z'],
    ['it was ordered, if its day was chosen nobody knows when', { startDate: later }, '2026-11-18T09:00:00Z'],
  ])('begins a ritual at the earliest when %s', async (_, item, earliest) => {
    const desk = createDesk(anOrder('paid', { createdAt: new Date('2026-11-18T09:00:00Z'), items: [anItem(item)] }));
    await desk.begin(0, priest, press(uuid(1), '2020-01-01T00:00:00Z'));
    expect(desk.item()?.begunAt).toEqual(new Date(earliest));
  });

  test.each([
    ['a part', 'begin', { kind: 'part', position: 0 }],
    ['an end', 'begin', { kind: 'end', position: 0 }],
    ['the end of another ritual', 'complete', { kind: 'end', position: 1 }],
  ] as const)('is refused under the id of a note of %s', async (_, step, other) => {
    const begunAt = new Date('2026-11-20T04:00:00Z');
    const desk = createDesk(anOrder('processing', { items: [anItem({ startDate, begunAt }), anItem({ startDate, begunAt })] }));
    const known = { orderId, day: startDate, notedAt: begunAt, arrivedAt: begunAt, notedBy: 'priest' };
    desk.state.notes = [stepNote({ ...known, ...other, id: uuid(1) })];
    await expect(desk[step](0, priest, press(uuid(1), '2026-11-20T06:00:00Z'))).rejects.toEqual(refusal('illegal_transition'));
  });
});
