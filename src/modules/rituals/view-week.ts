import { addDays, type CalendarDate, parseIsoDate } from '#kernel/calendar-date.ts';
import type { Caller } from '#kernel/caller.ts';
import type { Clock } from '#kernel/clock.ts';
import { dayIn } from '#kernel/day-in.ts';
import { refusedField } from '#kernel/errors.ts';
import { requirePermission } from '#kernel/permissions.ts';
import { type ClosedDaysReader, closedOn, type DayCapacity, type FullDays, type SettingReader } from '#modules/settings/index.ts';
import type { WeekReader } from './ports.ts';

interface Deps {
  readonly week: WeekReader;
  readonly closedDays: ClosedDaysReader;
  readonly dayCapacity: SettingReader<DayCapacity>;
  readonly fullDays: FullDays;
  readonly clock: Clock;
  readonly timeZone: string;
}

export type DeskWeek = Awaited<ReturnType<ReturnType<typeof createViewWeek>>>;

const WEEK_DAYS = 7;

/**
 * Returns what is performed on each of seven days, by default from the Monday of this week in the shop's time zone. Throws like
 * `requirePermission`, and `invalid_request` for a day that the calendar does not have.
 */
export function createViewWeek({ week, closedDays, dayCapacity, fullDays, clock, timeZone }: Deps) {
  return async (caller: Caller, text: string | undefined) => {
    requirePermission(caller, 'rituals.perform');
    const today = dayIn(clock(), timeZone);
    const from = text === undefined ? mondayOf(today) : parseIsoDate(text);
    if (!from) throw refusedField(['query', 'from'], 'no_such_day');
    const rituals = Map.groupBy(await week.ofWeek(from), ({ day }) => day);
    const { value: closed } = await closedDays.newest();
    const { value: capacity } = await dayCapacity.newest();
    const full = await fullDays.from(from, WEEK_DAYS);
    const days = Array.from({ length: WEEK_DAYS }, (_, ahead) => {
      const day = addDays(from, ahead);
      // Each entry counts all rituals of one kind.
      const ritualsOfDay = (rituals.get(day) ?? []).map(({ day: _day, ...ritual }) => ritual);
      // `closed` tells why no ritual begins on the day; once it `isFull`, customers cannot choose it any more.
      return { day, closed: closedOn(closed, day), isFull: full.includes(day), rituals: ritualsOfDay };
    });
    return { today, timeZone, capacity, days };
  };
}

/** The Monday of the week; `getUTCDay` counts from Sunday as 0. */
const mondayOf = (day: CalendarDate) => addDays(day, -((new Date(day).getUTCDay() + 6) % WEEK_DAYS));
