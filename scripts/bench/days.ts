import { DAY_MS } from '../../src/kernel/durations.ts';

/** The day (YYYY-MM-DD, UTC) that is so many days from today; a negative number names a day of the past. */
export function dayFromToday(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
}
