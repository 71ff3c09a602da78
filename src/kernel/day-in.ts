import type { CalendarDate } from './calendar-date.ts';

/** Returns the date at an instant in a time zone such as `Europe/Moscow`. */
export function dayIn(instant: Date, timeZone: string): CalendarDate {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  return new Intl.DateTimeFormat('sv', { timeZone, ...parts }).format(instant) as CalendarDate;
}
