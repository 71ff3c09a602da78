import type { CalendarDate } from '#kernel/calendar-date.ts';

/** The first date of the almanac, which is reckoned for the years 1900 to 2100. */
export const FIRST_DATE = '1900-01-01';

export const isReckoned = (date: CalendarDate): boolean => FIRST_DATE <= date && date <= '2100-12-31';
