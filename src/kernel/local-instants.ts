import { addDays, type CalendarDate } from './calendar-date.ts';
import { DAY_MS } from './durations.ts';
import { offsetAt } from './wall-clock.ts';

/** The first instant of a day in a time zone. */
export function startOfDay(day: CalendarDate, timeZone: string): Date {
  return instantOf(Date.parse(day), timeZone);
}

/** The first instant after a day in a time zone. */
export function startOfNextDay(day: CalendarDate, timeZone: string): Date {
  return startOfDay(addDays(day, 1), timeZone);
}

/**
 * The instants at which the clocks of a zone showed a time, `HH:MM`, of a date: two where the clocks were set back over it. Where they were
 * set forward over it, it is the one instant at which a clock that was not changed would have shown it.
 */
export function instantsAt(day: CalendarDate, time: string, timeZone: string): readonly Date[] {
  return instantsOf(Date.parse(`${day}T${time}Z`), timeZone).map((at) => new Date(at));
}

/**
 * When the clocks of a zone show a time for the first time. `wall` is that time as if it were of UTC, in milliseconds. For a time
 * that the change to summer time leaves out it is as in `instantsAt`: of a midnight the moment of the change, where clocks change at midnight.
 */
export function instantOf(wall: number, timeZone: string): Date {
  return new Date(Math.min(...instantsOf(wall, timeZone)));
}

function instantsOf(wall: number, timeZone: string): readonly number[] {
  // By the clocks of the day before, and by those of the day after: in so short a time they change at most once.
  const before = wall - offsetAt(wall - DAY_MS, timeZone);
  const after = wall - offsetAt(wall + DAY_MS, timeZone);
  const shown = [...new Set([before, after])].filter((at) => at + offsetAt(at, timeZone) === wall);
  return shown.length > 0 ? shown : [before];
}
