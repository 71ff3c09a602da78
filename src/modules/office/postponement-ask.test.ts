import { expect, test } from 'vitest';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { anItem } from '#modules/orders/testing/orders.ts';
import { askedRituals } from './postponement-ask.ts';

const then = '2026-11-22' as CalendarDate;
const ask = { items: [{ position: 1, startDate: then }] };

test('each ritual of a wish has the day of when the customer asked, and its present one', () => {
  const moved = anItem({ startDate: '2026-12-05' as CalendarDate });
  expect(askedRituals({ items: [anItem(), moved] }, ask)).toEqual([
    { position: 1, name: moved.name, weeks: 4, dayThen: '2026-11-22', dayNow: '2026-12-05' },
  ]);
});

test('a ritual that the order has no longer is left out', () => {
  expect(askedRituals({ items: [anItem()] }, ask)).toEqual([]);
});
