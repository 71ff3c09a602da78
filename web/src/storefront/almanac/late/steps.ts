import type { CalendarDate } from '#kernel/calendar-date.ts';
import { startOfDay, startOfNextDay } from '#kernel/month.ts';
import { FIRST_YEAR, LAST_YEAR } from '../day.ts';

const isIn = (text: string) => Number(text.slice(0, 4)) >= FIRST_YEAR && Number(text.slice(0, 4)) <= LAST_YEAR;

/** The next day that a place has, or with -1 the one before; undefined beyond the years of the almanac. */
export function stepBy(date: string, by: number, timeZone: string): string | undefined {
  const next = neighbour(date, by);
  if (!next || exists(next, timeZone)) return next;
  return neighbour(next, by);
}

function neighbour(date: string, by: number): string | undefined {
  const next = new Date(Date.parse(date) + by * 86_400_000).toISOString().slice(0, 10);
  return isIn(next) ? next : undefined;
}

/** A zone that crosses the date line leaves out a day. */
function exists(date: string, timeZone: string): boolean {
  const day = date as CalendarDate;
  return startOfNextDay(day, timeZone) > startOfDay(day, timeZone);
}

export function monthBy(month: string, by: number): string | undefined {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const next = new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
  return isIn(next) ? next : undefined;
}

/** How many hours a day of a place has: 23 or 25 where its clocks change. */
export function hoursOf(date: string, timeZone: string): number {
  const day = date as CalendarDate;
  const length = startOfNextDay(day, timeZone).getTime() - startOfDay(day, timeZone).getTime();
  return length / 3_600_000;
}
