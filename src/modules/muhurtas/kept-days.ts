import { addDays, type CalendarDate, daysBetween } from '#kernel/calendar-date.ts';
import type { ReadDays } from '#modules/panchanga/index.ts';

/** Three years of the fire, and as many of other places. */
const MOST_MONTHS = 72;

/** Keeps days by the month, those that were asked for last: a year of the fire is reckoned once. */
export function keepDays(readDays: ReadDays): ReadDays {
  const months = new Map<string, ReturnType<ReadDays>>();

  function month(place: Parameters<ReadDays>[0], first: CalendarDate): ReturnType<ReadDays> {
    const key = `${place.latitude} ${place.longitude} ${place.timeZone} ${first}`;
    const days = months.get(key) ?? readDays(place, first, daysBetween(first, nextMonth(first)));
    months.delete(key);
    months.set(key, days);
    days.catch(() => months.delete(key));
    const [oldest] = months.keys();
    if (months.size > MOST_MONTHS && oldest !== undefined) months.delete(oldest);
    return days;
  }

  return async (place, from, days) => {
    const end = addDays(from, days);
    const first = firstOf(from);
    const months: ReturnType<ReadDays>[] = [];
    for (let start = first; start < end; start = nextMonth(start)) months.push(month(place, start));
    const all = (await Promise.all(months)).flat();
    const skipped = daysBetween(first, from);
    return all.slice(skipped, skipped + days);
  };
}

const firstOf = (date: CalendarDate) => `${date.slice(0, 7)}-01` as CalendarDate;

const nextMonth = (first: CalendarDate) => firstOf(addDays(first, 31));
