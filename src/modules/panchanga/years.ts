import type { CalendarDate } from '#kernel/calendar-date.ts';

/** The last day of the almanac. */
export const LAST_DAY = '2100-12-31' as CalendarDate;

/** The almanac is reckoned for the years 1900 to 2100. */
export const isReckoned = (date: CalendarDate): boolean => '1900-01-01' <= date && date <= LAST_DAY;
