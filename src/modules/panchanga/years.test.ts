import { expect, test } from 'vitest';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { isReckoned } from './years.ts';

test.each([
  ['1899-12-31', false],
  ['1900-01-01', true],
  ['2100-12-31', true],
  ['2101-01-01', false],
])('the almanac covers two centuries: %s, %s', (date, isIn) => {
  expect(isReckoned(date as CalendarDate)).toBe(isIn);
});
