import { expect, test } from 'vitest';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { staffCaller } from '#kernel/testing/callers.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import type { Order } from '#modules/orders/index.ts';
import { anItem, anOrder } from '#modules/orders/testing/orders.ts';
import { createMarkPrepared } from './mark-prepared.ts';
import { createRitualMemory } from './testing/memory-rituals.ts';

const startDate = '2026-11-30' as CalendarDate;
const begunAt = new Date('2026-11-20T04:00:00Z');

function desk(order: Order = anOrder('paid', { items: [anItem(), anItem({ id: 'lakshmi', startDate })] })) {
  const memory = createRitualMemory([order]);
  const mark = createMarkPrepared(memory);
  return {
    ...memory,
    mark: (isPrepared: boolean, position = 1, caller: Parameters<typeof mark>[0] = staffCaller('priest')) =>
      mark(caller, { orderId: uuid(100), position }, isPrepared),
    prepared: () => memory.state.orders[0]?.items.map(({ preparedAt }) => preparedAt),
  };
}

test('the desk sets and removes the mark that a ritual is prepared; doing the same twice changes nothing', async () => {
  const { mark, prepared, state, clock } = desk();
  await mark(true);
  await mark(true);
  expect(prepared()).toEqual([undefined, clock()]);
  await mark(false);
  await mark(false);
  expect(prepared()).toEqual([undefined, undefined]);
  expect(state.actions).toMatchObject([
    {
      action: 'ritual.prepared',
      by: 'priest',
      subject: { kind: 'order', id: uuid(100) },
      after: { ritual: 'lakshmi', position: 1, day: startDate },
    },
    { action: 'ritual.prepared_undone' },
  ]);
});

test.each<[string, Order]>([
  ['has no day', anOrder('paid', { items: [anItem()] })],
  ['has begun', anOrder('processing', { items: [anItem({ startDate, begunAt })] })],
  ['is not paid', anOrder('pending', { items: [anItem({ startDate })] })],
  ['is over', anOrder('ready', { items: [anItem({ startDate })] })],
])('a ritual that %s cannot be marked', async (_, order) => {
  await expect(desk(order).mark(true, 0)).rejects.toEqual(refusal('illegal_transition'));
});

test('a ritual can be marked also when another of its order has begun', async () => {
  const { mark, prepared, clock } = desk(
    anOrder('processing', { items: [anItem({ startDate, begunAt }), anItem({ startDate })] }),
  );
  await mark(true);
  expect(prepared()).toEqual([undefined, clock()]);
});

test('marking needs the permission to perform rituals, and a ritual that exists', async () => {
  const { mark } = desk();
  await expect(mark(true, 1, staffCaller('partner'))).rejects.toEqual(refusal('not_allowed'));
  await expect(mark(true, 2)).rejects.toEqual(refusal('not_found'));
});
