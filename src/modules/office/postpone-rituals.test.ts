import { expect, test } from 'vitest';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { staffCaller } from '#kernel/testing/callers.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { field, refusal } from '#kernel/testing/refusal.ts';
import type { Order } from '#modules/orders/index.ts';
import { anErasedOrder, anItem, anOrder } from '#modules/orders/testing/orders.ts';
import { createPostponeRituals, ritualsToMove } from './postpone-rituals.ts';
import { createOffice } from './testing/memory-office.ts';

const first = '2026-12-03' as CalendarDate;
const later = '2026-12-10' as CalendarDate;
const planned = anItem({ startDate: first });
const begun = { ...planned, begunAt: new Date('2026-12-03T04:00:00Z') };
const items = [begun, planned, anItem(), anItem({ startDate: later })];

test.each<[string, Order, number | undefined, number[]]>([
  ['every ritual that has not begun moves, also one without a day', anOrder('processing', { items }), undefined, [1, 2]],
  ['the ritual that is named moves alone', anOrder('paid', { items }), 1, [1]],
  ['a ritual that has begun stays', anOrder('processing', { items }), 0, []],
  ['a ritual that begins on that day already stays', anOrder('paid', { items }), 3, []],
  ['there is no such ritual', anOrder('paid', { items }), 4, []],
  ['an unpaid order has no days', anOrder('pending', { items: [planned] }), undefined, []],
  ['a performed order has no days to move', anOrder('ready', { items: [planned] }), undefined, []],
  ['an order without its personal data stays', { ...anErasedOrder(), status: 'paid', items: [planned] }, undefined, []],
])('%s', (_, order, item, moved) => {
  expect(ritualsToMove(order, later, item)).toEqual(moved);
});

const operator = staffCaller('operator');
const wanted = { version: 0, startDate: later, reason: ' Гуру болен ', noteId: uuid(7) };

function openShop(order: Order = anOrder('paid', { items: [planned, anItem({ startDate: later }), anItem()] })) {
  const office = createOffice(order);
  const postpone = createPostponeRituals(office);
  return {
    ...office,
    postpone: (changes: Partial<typeof wanted> & { item?: number } = {}, caller = operator) =>
      postpone(caller, order.id, { ...wanted, ...changes }),
  };
}

test('staff give rituals another day: the customer reads the reason, and history, notes and log have the change', async () => {
  const { postpone, state, changes, clock } = openShop();
  await postpone();
  expect(state.orders[0]?.items.map(({ startDate }) => startDate)).toEqual([later, later, later]);
  const { name, weeks } = anItem();
  const ritual = { name, weeks };
  expect(changes).toEqual([{ kind: 'postponed', rituals: [ritual, ritual], startDate: later, reason: 'Гуру болен' }]);
  const actor = { kind: 'staff', id: 'operator' };
  expect(state.history).toMatchObject([{ from: 'paid', to: 'paid', actor, reason: 'postponed_by_staff', at: clock() }]);
  expect(state.notes).toEqual([{ id: uuid(7), orderId: uuid(100), authorId: 'operator', at: clock(), text: 'Гуру болен' }]);
  expect(state.actions).toEqual([
    {
      action: 'order.postponed',
      subject: { kind: 'order', id: uuid(100) },
      by: 'operator',
      at: clock(),
      before: { startDate: [first, null] },
      after: { startDate: later, rituals: [0, 2] },
    },
  ]);
});

test('staff may give one ritual alone another day', async () => {
  const { postpone, state } = openShop();
  await postpone({ item: 2 });
  expect(state.orders[0]?.items.map(({ startDate }) => startDate)).toEqual([first, later, later]);
});

test('staff may give a day that the shop has closed', async () => {
  const { postpone, closed, state } = openShop();
  closed.push({ from: later, to: later, reason: { ru: 'Праздник', en: 'A feast' } });
  await postpone();
  expect(state.orders[0]?.items.map(({ startDate }) => startDate)).toEqual([later, later, later]);
});

test('a postponement that is sent again, also after yet another one, is answered as the first time and moves nothing back', async () => {
  const { postpone, state, changes } = openShop();
  const yetLater = '2026-12-17' as CalendarDate;
  await postpone();
  await postpone();
  // The first postponement has raised the version by two: by its row of the history and by its note.
  await postpone({ startDate: yetLater, noteId: uuid(8), version: 2 });
  await postpone();
  expect(state.orders[0]?.items.map(({ startDate }) => startDate)).toEqual([yetLater, yetLater, yetLater]);
  expect([state.history.length, state.notes.length, changes.length]).toEqual([2, 2, 2]);
});

test.each([{ startDate: '2026-12-11' as CalendarDate }, { reason: 'Другая причина' }])(
  'another postponement under the id of the note of the first is refused: %o',
  async (other) => {
    const { postpone, state } = openShop();
    await postpone();
    await expect(postpone(other)).rejects.toEqual(refusal('idempotency_key_reused'));
    expect(state.history).toHaveLength(1);
  },
);

test('a postponement whose request was forgotten after a day is refused by its note', async () => {
  const { postpone, state } = openShop();
  await postpone();
  state.keys.clear();
  await expect(postpone()).rejects.toEqual(refusal('idempotency_key_reused'));
  expect([state.history.length, state.notes.length]).toEqual([1, 1]);
});

test.each([
  ['the ritual has the day already', { item: 1 }, refusal('illegal_transition')],
  ['the day is over', { startDate: '2026-11-01' as CalendarDate }, refusal('invalid_date', field('date_in_past', 'startDate'))],
  ['the order has changed since it was read', { version: 1 }, refusal('changed_meanwhile')],
])('nothing moves when %s', async (_, changes, refused) => {
  const { postpone, state } = openShop();
  await expect(postpone(changes)).rejects.toEqual(refused);
  expect(state).toMatchObject({ history: [], notes: [], actions: [], messages: [] });
});

test('an order that does not exist is not found', async () => {
  await expect(createPostponeRituals(createOffice())(operator, uuid(1), wanted)).rejects.toEqual(refusal('not_found'));
});

test('giving another day needs the permission to change orders', async () => {
  const { postpone, state } = openShop();
  for (const role of ['priest', 'editor', 'partner'] as const)
    await expect(postpone({}, staffCaller(role))).rejects.toEqual(refusal('not_allowed'));
  expect(state.history).toEqual([]);
});
