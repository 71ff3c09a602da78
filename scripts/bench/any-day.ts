import { DAY_MS } from '../../src/kernel/durations.ts';
import { CITIES } from '../../src/words/cities.ts';

/** The almanac has the years from 1900 to 2100; these days lie within. */
const FIRST = Date.UTC(1900, 0, 2);
const DAYS = 73_000;

/** The cities that have each of these days. Apia, which crossed the date line, left out 2011-12-30, and that day is 404 there. */
const READ_CITIES = CITIES.filter(({ timeZone }) => timeZone !== 'Pacific/Apia');

/** The address of a day of the almanac that hardly anybody has asked for: a random city of the list, a random day of two centuries. */
export function anyDay(kind: 'api' | 'page'): string {
  const { slug } = READ_CITIES[Math.floor(Math.random() * READ_CITIES.length)] ?? { slug: 'varanasi' };
  const date = new Date(FIRST + Math.floor(Math.random() * DAYS) * DAY_MS).toISOString().slice(0, 10);
  return kind === 'api' ? `/api/panchanga?city=${slug}&date=${date}` : `/ru/panchanga/${slug}/${date}`;
}
