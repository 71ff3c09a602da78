import { parseIsoDate } from '#kernel/calendar-date.ts';
import { furthestDay } from '#modules/plans/furthest.ts';

/** The calendar day of an instant in the reader's time zone, YYYY-MM-DD. */
export function localDay(instant = new Date()): string {
  const [month, day] = [instant.getMonth() + 1, instant.getDate()].map((part) => `${part}`.padStart(2, '0'));
  return `${instant.getFullYear()}-${month}-${day}`;
}

/** The last day on which the shop lets a ritual begin, counted from the reader's today. */
export function lastDay(today = localDay()): string {
  const date = parseIsoDate(today);
  return date ? furthestDay(date) : '';
}
