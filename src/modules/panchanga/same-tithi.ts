import { addDays, type CalendarDate, daysBetween } from '#kernel/calendar-date.ts';
import type { Day } from './day.ts';
import type { Place } from './light.ts';
import { BRIGHT_TITHIS, purnimantaOf } from './masa.ts';
import type { ReadDays } from './ports.ts';

/** A day by the Moon: that of the tithi at sunrise. */
export interface LunarDay {
  /** The month by the amanta reckoning, 1 = Chaitra. */
  readonly masa: number;
  readonly isAdhika: boolean;
  /** 1 to 30. */
  readonly tithi: number;
}

/** The number of the month as the north of India counts, which the shop shows. */
export const purnimantaMonthOf = ({ masa, isAdhika, tithi }: LunarDay): number =>
  purnimantaOf(masa, isAdhika, tithi > BRIGHT_TITHIS ? 'krishna' : 'shukla');

/** A day by the Moon, and the next day that bears its name. */
export interface SameTithi {
  readonly lunarDay: LunarDay;
  readonly day: CalendarDate;
}

const LUNATION_DAYS = 29.530588;
const LUNATIONS_OF_YEAR = 12;
/** How many lunations are tried, from the first possible one: an added month, or one that is asked for late, needs some. */
const MOST_LUNATIONS = 15;
/** True lunations differ from the mean by less than a day, and tithis from each other by some hours. */
const SWING_DAYS = 3;

/**
 * The yearly day of what was done on `date`: month, half and tithi of its sunrise return, a year later or more, not before `notBefore`;
 * undefined where the almanac has no such day. The rules for observances of every year: they belong to the proper month, so that what was
 * done in an added month is kept in the proper one of its name, and an added month of that name is passed over; a tithi that has two
 * sunrises is kept on the first, and one that has none on the day in which it runs. Source: Kashinatha Upadhyaya, 'Dharmasindhu', parts 1
 * and 2, as P. V. Kane sums it up in 'History of Dharmasastra', volume V, part 1 (1958).
 */
export async function sameTithi(
  readDays: ReadDays,
  place: Place,
  date: CalendarDate,
  notBefore: CalendarDate,
): Promise<SameTithi | undefined> {
  const [dayThen] = await readDays(place, date, 1);
  const lunarDay = dayThen && lunarDayOf(dayThen);
  if (!lunarDay) return undefined;
  const first = Math.max(LUNATIONS_OF_YEAR, Math.floor(daysBetween(date, notBefore) / LUNATION_DAYS));
  for (let lunation = first; lunation < first + MOST_LUNATIONS; lunation += 1) {
    const middle = addDays(date, Math.round(lunation * LUNATION_DAYS));
    // With a neighbour on each side, by which a day is judged.
    const days = await readDays(place, addDays(middle, -SWING_DAYS - 1), 2 * SWING_DAYS + 3);
    const same = days.find((day, at) => day && day.date >= notBefore && isDayOf(lunarDay, days[at - 1], day, days[at + 1]));
    if (same) return { lunarDay, day: same.date };
  }
  return undefined;
}

function lunarDayOf({ masa, tithis }: Day): LunarDay | undefined {
  const tithi = tithis[0]?.number;
  return tithi === undefined ? undefined : { masa: masa.amanta, isAdhika: masa.isAdhika, tithi };
}

/** Tells whether a day is the yearly day of a lunar day. One without neighbours, at the edges of a list, cannot be judged and is not. */
function isDayOf({ masa, tithi }: LunarDay, before: Day | undefined, day: Day, after: Day | undefined): boolean {
  if (!before || !after) return false;
  const isOfMonth = (one: Day) => one.masa.amanta === masa && !one.masa.isAdhika;
  const [risen, ...others] = day.tithis.map(({ number }) => number);
  if (risen === tithi) return isOfMonth(day) && before.tithis[0]?.number !== tithi;
  const isLost = others.includes(tithi) && after.tithis[0]?.number !== tithi;
  // The first tithi begins a month: where it has no sunrise, the month of the sunrise is still the one before.
  return isLost && isOfMonth(tithi === 1 ? after : day);
}
