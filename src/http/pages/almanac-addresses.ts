import { addDays, dayAt } from '#kernel/calendar-date.ts';
import type { Clock } from '#kernel/clock.ts';
import { dayIn } from '#kernel/day-in.ts';
import type { Language } from '#kernel/language.ts';
import { startOfDay } from '#kernel/month.ts';
import { ALMANAC_CITIES, HOME_CITY } from '#words/almanac-cities.ts';
import { CITIES } from '#words/cities.ts';

/** What the present time decides of a page of the almanac. */
export interface TimedPage {
  /** In the sitemap, and for search engines; all other days can be read as well. */
  readonly listed: boolean;
  /** A day that is over makes another page of the same address. */
  readonly key: string;
  /** When today's page ends, at the midnight of its city; undefined for a page of one day or month. */
  readonly endsAt: Date | undefined;
}

const DAYS_LISTED = 60;
const MONTHS_LISTED = 12;
const LISTED: ReadonlySet<string> = new Set(ALMANAC_CITIES.map(({ slug }) => slug));
const ZONES: ReadonlyMap<string, string> = new Map(CITIES.map(({ slug, timeZone }) => [slug, timeZone]));
const ADDRESS = /^\/panchanga(?:\/([^/]+)(?:\/([^/]+))?)?$/;

/** Tells what the time decides of pages, by their paths without language prefix; undefined for a page that is none of the almanac's. */
export function createTimedPages(clock: Clock) {
  /** Today in each zone, until its midnight. */
  const todays = new Map<string, TimedPage & { readonly endsAt: Date }>();

  function todayIn(timeZone: string, now: Date) {
    const known = todays.get(timeZone);
    if (known && now < known.endsAt) return known;
    const today = dayIn(now, timeZone);
    const fresh = { listed: false, key: today, endsAt: startOfDay(addDays(today, 1), timeZone) };
    todays.set(timeZone, fresh);
    return fresh;
  }

  return (path: string, language: Language): TimedPage | undefined => {
    const [address, slug, day] = ADDRESS.exec(path) ?? [];
    if (!address) return undefined;
    const now = clock();
    if (day !== undefined) return isListed(slug ?? '', day, now) ? LISTED_DAY : OTHER_DAY;
    const today = todayIn(ZONES.get(slug ?? HOME_CITY[language]) ?? 'UTC', now);
    return slug === undefined ? { ...today, listed: true } : today;
  };
}

const LISTED_DAY: TimedPage = { listed: true, key: 'listed', endsAt: undefined };
const OTHER_DAY: TimedPage = { listed: false, key: '', endsAt: undefined };

/** Is a day or month of a city listed? What is no date may be: its page is not there. */
export function isListed(slug: string, part: string, now: Date): boolean {
  if (!LISTED.has(slug)) return false;
  const { days, months } = listedParts(now);
  const [first, last] = part.length === 7 ? months : days;
  return first <= part && part <= last;
}

/** The paths that the sitemap lists beside today's: the months and the days of some cities. */
export function listedPaths(now: Date): readonly string[] {
  const { days, months } = listedParts(now);
  const dates = Array.from({ length: DAYS_LISTED }, (_, ahead) => addDays(days[0], ahead));
  const parts = [...Array.from({ length: MONTHS_LISTED }, (_, ahead) => monthAfter(months[0], ahead)), ...dates];
  return ALMANAC_CITIES.flatMap(({ slug }) => parts.map((part) => `/panchanga/${slug}/${part}`));
}

/** The first and the last day and month, by UTC for all cities. */
function listedParts(now: Date) {
  const today = dayAt(now, 0);
  const month = today.slice(0, 7);
  return {
    days: [today, addDays(today, DAYS_LISTED - 1)],
    months: [month, monthAfter(month, MONTHS_LISTED - 1)],
  } as const;
}

function monthAfter(month: string, ahead: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + ahead, 1)).toISOString().slice(0, 7);
}
