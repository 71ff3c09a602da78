import { addDays, dayAt, UTC } from '#kernel/calendar-date.ts';
import type { Clock } from '#kernel/clock.ts';
import { dayIn } from '#kernel/day-in.ts';
import type { Language } from '#kernel/language.ts';
import { startOfNextDay } from '#kernel/local-instants.ts';
import { ALMANAC_CITIES, HOME_CITY } from '#words/almanac-cities.ts';
import { CITIES } from '#words/cities.ts';

/** What of a page of the almanac depends on the present time. */
interface TimedPage {
  /** True for a page that the sitemap lists and search engines may list; all other days can be read as well. */
  readonly listed: boolean;
  /** Another key means another page at the same address, such as that of the next day. */
  readonly key: string;
  /** The whole seconds until today's page ends, at the midnight of its city; undefined for a page of one day or month. */
  readonly secondsLeft: number | undefined;
}

/** From today on. */
const DAYS_LISTED = 60;
const MONTHS_LISTED = 12;
const LISTED_CITIES: ReadonlySet<string> = new Set(ALMANAC_CITIES.map(({ slug }) => slug));
const ZONES: ReadonlyMap<string, string> = new Map(CITIES.map(({ slug, timeZone }) => [slug, timeZone]));
/** Captures the city and the day or month of a path, both of which may be missing. */
const ADDRESS = /^\/panchanga(?:\/([^/]+)(?:\/([^/]+))?)?$/;

/** Makes what finds a page of the almanac by its path without language prefix; undefined for any other page. */
export function createTimedPages(clock: Clock) {
  /** Today in each zone, until its midnight. */
  const todays = new Map<string, { readonly key: string; readonly endsAt: Date }>();

  function todayIn(timeZone: string, now: Date) {
    const known = todays.get(timeZone);
    if (known && now < known.endsAt) return known;
    const today = dayIn(now, timeZone);
    const fresh = { key: today, endsAt: startOfNextDay(today, timeZone) };
    todays.set(timeZone, fresh);
    return fresh;
  }

  return (path: string, language: Language): TimedPage | undefined => {
    const [address, slug, dayOrMonth] = ADDRESS.exec(path) ?? [];
    if (!address) return undefined;
    const now = clock();
    if (dayOrMonth !== undefined) return isListed(slug ?? '', dayOrMonth, now) ? LISTED_DAY : OTHER_DAY;
    // A city that the shop does not know has no page, so any zone does.
    const { key, endsAt } = todayIn(ZONES.get(slug ?? HOME_CITY[language]) ?? 'UTC', now);
    // What stands at the address of a city alone stands at the address of its day as well.
    return { listed: slug === undefined, key, secondsLeft: Math.floor((endsAt.getTime() - now.getTime()) / 1000) };
  };
}

const LISTED_DAY: TimedPage = { listed: true, key: 'listed', secondsLeft: undefined };
const OTHER_DAY: TimedPage = { listed: false, key: '', secondsLeft: undefined };

/** Is a day or month of a city listed? A text that is no date may count as one: there is no page of it. */
export function isListed(slug: string, dayOrMonth: string, now: Date): boolean {
  if (!LISTED_CITIES.has(slug)) return false;
  const { days, months } = listedSpans(now);
  const [first, last] = isMonth(dayOrMonth) ? months : days;
  return first <= dayOrMonth && dayOrMonth <= last;
}

/** True for `YYYY-MM`, false for `YYYY-MM-DD`. */
export const isMonth = (dayOrMonth: string) => dayOrMonth.length === 'YYYY-MM'.length;

/** The paths that the sitemap lists beside today's: the months and the days of some cities. */
export function listedPaths(now: Date): readonly string[] {
  const { days, months } = listedSpans(now);
  const allDays = Array.from({ length: DAYS_LISTED }, (_, ahead) => addDays(days[0], ahead));
  const allMonths = Array.from({ length: MONTHS_LISTED }, (_, ahead) => monthAfter(months[0], ahead));
  return ALMANAC_CITIES.flatMap(({ slug }) => [...allMonths, ...allDays].map((dayOrMonth) => `/panchanga/${slug}/${dayOrMonth}`));
}

/** The first and the last day and month, by UTC for all cities. */
function listedSpans(now: Date) {
  const today = dayAt(now, UTC);
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
