import { addDays, type CalendarDate, daysBetween } from '#kernel/calendar-date.ts';
import type { Place, ReadDays } from '#modules/panchanga/index.ts';

/** The months of three years at the fire, and as many of other places. */
const MOST_MONTHS = 72;

type ReadingOfDays = ReturnType<ReadDays>;

/** Keeps the days of the months that were asked for last, so that a year at the fire is reckoned only once. */
export function keepDays(readDays: ReadDays): ReadDays {
  const kept = new Map<string, ReadingOfDays>();

  function monthOf(place: Place, first: CalendarDate): ReadingOfDays {
    const key = `${place.latitude} ${place.longitude} ${place.timeZone} ${first}`;
    const days = kept.get(key) ?? readDays(place, first, daysBetween(first, nextMonth(first)));
    // The month comes last again, so that the first is the one that nobody has asked for the longest.
    kept.delete(key);
    kept.set(key, days);
    // What failed is read anew when somebody asks again; whoever asked now gets the error by `days`.
    days.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > MOST_MONTHS && oldest !== undefined) kept.delete(oldest);
    return days;
  }

  return async (place, from, days) => {
    const end = addDays(from, days);
    const first = firstOfMonth(from);
    const months: ReadingOfDays[] = [];
    for (let start = first; start < end; start = nextMonth(start)) months.push(monthOf(place, start));
    const all = (await Promise.all(months)).flat();
    const skipped = daysBetween(first, from);
    return all.slice(skipped, skipped + days);
  };
}

const firstOfMonth = (date: CalendarDate) => `${date.slice(0, 7)}-01` as CalendarDate;

/** The day 31 days after the first of any month lies in the next one. */
const nextMonth = (first: CalendarDate) => firstOfMonth(addDays(first, 31));
