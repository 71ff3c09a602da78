import type { CalendarDate } from './calendar-date.ts';
import { wallClock } from './wall-clock.ts';

/** Returns the date at an instant in a time zone such as `Europe/Moscow`. */
export function dayIn(instant: Date, timeZone: string): CalendarDate {
  return wallClock(instant.getTime(), timeZone).slice(0, 10) as CalendarDate;
}
