import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import { HOUR_MS } from '#kernel/durations.ts';
import { startOfDay, startOfNextDay } from '#kernel/local-instants.ts';
import { FIRST_YEAR, LAST_YEAR } from '../day.ts';

/** By how many days or months a step of the almanac leads on, or back. */
type StepLength = 1 | -1;

/** The next day that a place has, or the one before; undefined beyond the years of the almanac. */
export function neighbourDay(date: string, by: StepLength, timeZone: string): string | undefined {
  const next = neighbourDate(date, by);
  if (!next || hoursInDay(next, timeZone) > 0) return next;
  return neighbourDate(next, by);
}

/** The next month, or the one before; undefined beyond the years of the almanac. */
export function neighbourMonth(month: string, by: StepLength): string | undefined {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const next = new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 'YYYY-MM'.length);
  return isInAlmanac(next) ? next : undefined;
}

/**
 * How many hours a day of a place has: 23 or 25 where its clocks change, by a fraction more or less where they change by minutes, none where they
 * cross the date line and leave out the day.
 */
export function hoursInDay(date: string, timeZone: string): number {
  const day = date as CalendarDate;
  return (startOfNextDay(day, timeZone).getTime() - startOfDay(day, timeZone).getTime()) / HOUR_MS;
}

function neighbourDate(date: string, by: StepLength): string | undefined {
  const next = addDays(date as CalendarDate, by);
  return isInAlmanac(next) ? next : undefined;
}

/** Does the almanac have the year of a day or a month? */
export function isInAlmanac(dayOrMonth: string): boolean {
  const year = Number(dayOrMonth.slice(0, 'YYYY'.length));
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}
