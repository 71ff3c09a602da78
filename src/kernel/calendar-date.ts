import { DAY_MS, HOUR_MS } from './durations.ts';

/**
 * A calendar date as `YYYY-MM-DD`, without a time or a zone. Years have four digits, so that sorting as text sorts by date; what people
 * write is read from 1900 on.
 * All arithmetic counts calendar days: neither the server's time zone nor daylight saving time can move a date.
 */
export type CalendarDate = string & { readonly __unit: 'YYYY-MM-DD' };

/** Reads `YYYY-MM-DD`; returns undefined for another format, and for a date that the calendar from 1900 on has not. */
export function parseIsoDate(text: string): CalendarDate | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  return realDate(Number(year), Number(month), Number(day));
}

/** Reads `dd.mm.yyyy`; returns undefined for another format, and for a date that the calendar from 1900 on has not. */
export function parseDottedDate(text: string): CalendarDate | undefined {
  const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text) ?? [];
  return realDate(Number(year), Number(month), Number(day));
}

/** Returns the date `days` later, or earlier when negative, also before 1900. Throws RangeError for a year that has not four digits. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const moved = isoOf(Date.parse(date) + days * DAY_MS);
  // A year of more digits, or one before 0, is written with a sign.
  if (/^\D/.test(moved)) throw new RangeError('Outside of the calendar');
  return moved;
}

/** Zones by their hours ahead of UTC: where a day begins first, where it ends last, and UTC itself. */
export const FIRST_ZONE = 14;
export const LAST_ZONE = -12;
export const UTC = 0;

/** Returns the date at an instant in the zone `hours` ahead of UTC. */
export function dayAt(instant: Date, hours: number): CalendarDate {
  return isoOf(instant.getTime() + hours * HOUR_MS);
}

/** How many days after `from` the date `to` is. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

function realDate(year: number, month: number, day: number): CalendarDate | undefined {
  // The year is NaN when the text has another format; NaN fails every comparison.
  if (!(year >= 1900)) return undefined;
  const date = new Date(Date.UTC(year, month - 1, day));
  // Date.UTC turns a day or month that does not exist into a date of another month.
  return date.getUTCMonth() === month - 1 ? isoOf(date.getTime()) : undefined;
}

function isoOf(milliseconds: number): CalendarDate {
  return new Date(milliseconds).toISOString().slice(0, 10) as CalendarDate;
}
