import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import { HOUR_MS } from '#kernel/durations.ts';
import { startOfDay, startOfNextDay } from '#kernel/local-instants.ts';
import { monthOf, monthsLater } from '../../good-days/calendar.ts';
import { FIRST_YEAR, LAST_YEAR } from '../day.ts';

/** By how many days or months a step of the almanac leads on, or back. */
type StepLength = 1 | -1;

/** The next day that a place has, or the one before; undefined beyond the years of the almanac. */
export function neighbourDay(date: string, by: StepLength, timeZone: string): string | undefined {
  const next = addDays(date as CalendarDate, by);
  const day = hoursInDay(next, timeZone) > 0 ? next : addDays(next, by);
  return isInAlmanac(day) ? day : undefined;
}

/** The next month, or the one before; undefined beyond the years of the almanac. */
export function neighbourMonth(month: string, by: StepLength): string | undefined {
  const next = monthOf(monthsLater(`${month}-01`, by));
  return isInAlmanac(next) ? next : undefined;
}

/** How many hours a day of a place has: not 24 where its clocks change, none where they cross the date line and leave out the day. */
export function hoursInDay(date: string, timeZone: string): number {
  const day = date as CalendarDate;
  return (startOfNextDay(day, timeZone).getTime() - startOfDay(day, timeZone).getTime()) / HOUR_MS;
}

/** Does the almanac have the year of a day or a month? */
export function isInAlmanac(dayOrMonth: string): boolean {
  const year = Number(dayOrMonth.slice(0, 'YYYY'.length));
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}
