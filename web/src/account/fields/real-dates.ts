import { parseDottedDate } from '#kernel/calendar-date.ts';

/** Is this dd.mm.yyyy a real day of the calendar, not after `today` (YYYY-MM-DD)? */
export function isBirthDate(text: string, today = localDay()): boolean {
  const date = parseDottedDate(text);
  return date !== undefined && date <= today;
}

/** Is this hh:mm a time of day? */
export function isTimeOfDay(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** The calendar day of an instant in the reader's time zone, YYYY-MM-DD. */
export function localDay(instant = new Date()): string {
  const [month, day] = [instant.getMonth() + 1, instant.getDate()].map((part) => `${part}`.padStart(2, '0'));
  return `${instant.getFullYear()}-${month}-${day}`;
}
