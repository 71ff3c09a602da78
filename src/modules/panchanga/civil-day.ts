import type { CalendarDate } from '#kernel/calendar-date.ts';
import { startOfDay, startOfNextDay } from '#kernel/local-instants.ts';
import { momentOf } from './sky.ts';

/**
 * The time of a date by the clocks of a zone: 23 or 25 hours where they change. Undefined for a date that the zone never had, such as 2011-12-30
 * in Apia, which crossed the date line.
 */
export function civilDay(date: CalendarDate, timeZone: string) {
  const begin = momentOf(startOfDay(date, timeZone));
  const end = momentOf(startOfNextDay(date, timeZone));
  return end > begin ? { begin, end } : undefined;
}
