import { addDays, type CalendarDate, parseIsoDate } from '#kernel/calendar-date.ts';
import type { Caller } from '#kernel/caller.ts';
import type { Clock } from '#kernel/clock.ts';
import { dayIn } from '#kernel/day-in.ts';
import { refusedField } from '#kernel/errors.ts';
import { requirePermission } from '#kernel/permissions.ts';
import {
  type ClosedDays,
  type ClosedDaysReader,
  closedOn,
  type DayCapacity,
  type FullDays,
  type SettingReader,
} from '#modules/settings/index.ts';
import type { RitualOfDay, WeekReader } from './ports.ts';

interface Deps {
  readonly week: WeekReader;
  readonly closedDays: ClosedDaysReader;
  readonly dayCapacity: SettingReader<DayCapacity>;
  readonly fullDays: FullDays;
  readonly clock: Clock;
  readonly timeZone: string;
}

export interface DayOfWeek {
  readonly day: CalendarDate;
  /** Why no ritual begins on the day; missing when rituals may begin. */
  readonly closed: ClosedDays | undefined;
  /** True: customers cannot choose the day any more. */
  readonly isFull: boolean;
  /** The rituals that are performed on the day, those of one kind together. */
  readonly rituals: readonly Omit<RitualOfDay, 'day'>[];
}

export interface DeskWeek {
  readonly today: CalendarDate;
  readonly timeZone: string;
  /** The most rituals that begin on a day, unless a single order has more; 0: as many as customers want. */
  readonly capacity: DayCapacity;
  /** Seven days. */
  readonly days: readonly DayOfWeek[];
}

const WEEK_DAYS = 7;

/**
 * Returns what is performed on each of seven days, by default from the Monday of this week in the shop's time zone. Throws like
 * `requirePermission`, and `invalid_request` for a day that the calendar does not have.
 */
export function createViewWeek({ week, closedDays, dayCapacity, fullDays, clock, timeZone }: Deps) {
  return async (caller: Caller, text: string | undefined): Promise<DeskWeek> => {
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
      const ritualsOfDay = (rituals.get(day) ?? []).map(({ day: _day, ...ritual }) => ritual);
      return { day, closed: closedOn(closed, day), isFull: full.includes(day), rituals: ritualsOfDay };
    });
    return { today, timeZone, capacity, days };
  };
}

/** The Monday of the week; `getUTCDay` counts from Sunday as 0. */
const mondayOf = (day: CalendarDate) => addDays(day, -((new Date(day).getUTCDay() + 6) % WEEK_DAYS));
