import { instantOf } from './local-instants.ts';
import { wallClock } from './wall-clock.ts';

/** A month of the calendar, `YYYY-MM`. */
export type Month = string;

/** Returns the month that an instant is in, in a time zone such as `Europe/Moscow`. */
export function monthOf(at: Date, timeZone: string): Month {
  return wallClock(at.getTime(), timeZone).slice(0, 7);
}

/** Returns when a month begins in a time zone, and when the next one does. */
export function periodOf(month: Month, timeZone: string): { from: Date; until: Date } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  // `Date.UTC` counts months from 0, and takes 12 for the next January.
  const startOf = (index: number) => instantOf(Date.UTC(year, index, 1), timeZone);
  return { from: startOf(number - 1), until: startOf(number) };
}
