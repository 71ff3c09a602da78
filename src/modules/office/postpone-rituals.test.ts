import { expect, test } from 'vitest';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Order } from '#modules/orders/index.ts';
import { anErasedOrder, anItem, anOrder } from '#modules/orders/testing/orders.ts';
import { ritualsToMove } from './postpone-rituals.ts';

const first = '2026-12-03' as CalendarDate;
const later = '2026-12-10' as CalendarDate;
const planned = anItem({ startDate: first });
const begun = { ...planned, begunAt: new Date('2026-12-03T04:00:00Z') };
const items = [begun, planned, anItem(), anItem({ startDate: later })];

test.each<[string, Order, number | undefined, number[]]>([
  ['every ritual that has not begun moves, also one without a day', anOrder('processing', { items }), undefined, [1, 2]],
  ['the asked ritual moves alone', anOrder('paid', { items }), 1, [1]],
  ['a ritual that has begun stays', anOrder('processing', { items }), 0, []],
  ['a ritual that begins on that day already stays', anOrder('paid', { items }), 3, []],
  ['there is no such ritual', anOrder('paid', { items }), 4, []],
  ['an unpaid order has no days', anOrder('pending', { items: [planned] }), undefined, []],
  ['a performed order has no days to move', anOrder('ready', { items: [planned] }), undefined, []],
  ['an order without its personal data stays', { ...anErasedOrder(), status: 'paid', items: [planned] }, undefined, []],
])('%s', (_, order, asked, moved) => {
  expect(ritualsToMove(order, later, asked)).toEqual(moved);
});
