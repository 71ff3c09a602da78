import { addDays, type CalendarDate } from '../../src/kernel/calendar-date.ts';
import { dayIn } from '../../src/kernel/day-in.ts';
import { CITIES } from '../../src/words/cities.ts';

/** The day (UTC) that is so many days from today; a negative number names a day of the past. */
export function dayFromToday(days: number): CalendarDate {
  return addDays(dayIn(new Date(), 'UTC'), days);
}

/** The almanac has the years from 1900 to 2100; these days lie within. */
const FIRST = '1900-01-02' as CalendarDate;
const DAYS = 73_000;

/** The cities that have each of these days. Apia, which crossed the date line, left out 2011-12-30, and that day is 404 there. */
const READ_CITIES = CITIES.filter(({ timeZone }) => timeZone !== 'Pacific/Apia');

/** The address of a day of the almanac that hardly anybody has asked for: a random city of the list, a random day of two centuries. */
export function anyDay(kind: 'api' | 'page'): string {
  const { slug } = READ_CITIES[Math.floor(Math.random() * READ_CITIES.length)] ?? { slug: 'varanasi' };
  const date = addDays(FIRST, Math.floor(Math.random() * DAYS));
  return kind === 'api' ? `/api/panchanga?city=${slug}&date=${date}` : `/ru/panchanga/${slug}/${date}`;
}
