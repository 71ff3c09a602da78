import { parseDottedDate } from '#kernel/calendar-date.ts';
import { localDay } from '../../i18n/late/days.ts';

/** Is this dd.mm.yyyy a real day of the calendar, not after `today` (YYYY-MM-DD)? */
export function isBirthDate(text: string, today = localDay()): boolean {
  const date = parseDottedDate(text);
  return date !== undefined && date <= today;
}

/** Is this hh:mm a time of day? */
export function isTimeOfDay(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}
