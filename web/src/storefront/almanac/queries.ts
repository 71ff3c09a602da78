import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#kernel/language.ts';
import { HOME_CITY } from '#words/almanac-cities.ts';
import { type Api, dataOf } from '../../api/client.ts';
import { unlessMissing } from '../../api/reading.ts';
import { bandsIn, type Day, dayIn, FIRST_YEAR, LAST_YEAR, type Month, monthIn } from './day.ts';

/** What an address of the almanac asks for. */
export interface AlmanacPlace {
  /** Slug of a city. */
  readonly city: string;
  readonly isCityGiven: boolean;
  /** A day, a month, or whatever stands in the address; undefined for today. */
  readonly day: string | undefined;
}

const IS_MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
const DAY_MS = 86_400_000;

/** What is no slug and no date stands in the address in one of several ways; nothing is there by any of them. */
const NOTHING = '-';
const clean = (text: string, form: RegExp) => (form.test(text) ? text : NOTHING);

/** `?date=` is what a browser without JavaScript sends. */
export function askedFor(
  { city, day }: { readonly city?: string | undefined; readonly day?: string | undefined },
  language: Language,
  search: URLSearchParams,
): AlmanacPlace {
  const date = day ?? search.get('date') ?? undefined;
  return {
    city: clean(city ?? HOME_CITY[language], /^[a-z0-9-]{1,60}$/),
    isCityGiven: city !== undefined,
    day: date === undefined ? undefined : clean(date, /^[\d-]{7,10}$/),
  };
}

/** The day or the month that an address asks for; null when there is none. */
export function almanacQuery(api: Api, { city, day }: AlmanacPlace, language: Language) {
  return queryOptions({
    queryKey: ['/api/panchanga', city, day ?? '', language],
    queryFn: ({ signal }) =>
      unlessMissing<Day | Month>(() =>
        day !== undefined && IS_MONTH.test(day)
          ? getMonth(api, city, day, language, signal)
          : getDay(api, city, day, language, signal),
      ),
  });
}

async function getDay(api: Api, city: string, date: string | undefined, language: Language, signal: AbortSignal): Promise<Day> {
  const day = await dataOf(api.GET('/api/panchanga', { params: { query: { city, ...(date ? { date } : {}) } }, signal }));
  // What lasts from the day before until after midnight. Where there was no such day, the drawing begins later.
  const before = await unlessMissing(async () => {
    const query = { city, date: new Date(Date.parse(day.date) - DAY_MS).toISOString().slice(0, 10) };
    return bandsIn(await dataOf(api.GET('/api/panchanga', { params: { query }, signal })), language);
  });
  return dayIn(day, before ?? undefined, language);
}

/** The weeks of a month, from Monday; the almanac begins and ends in the middle of a week. */
async function getMonth(api: Api, city: string, month: string, language: Language, signal: AbortSignal): Promise<Month> {
  const first = Date.parse(`${month}-01`);
  const from = Math.max(Date.UTC(FIRST_YEAR, 0, 1), first - ((new Date(first).getUTCDay() + 6) % 7) * DAY_MS);
  const [year = 0, number = 0] = month.split('-').map(Number);
  const last = Date.UTC(year, number, 0);
  const until = Math.min(Date.UTC(LAST_YEAR, 11, 31), last + ((7 - new Date(last).getUTCDay()) % 7) * DAY_MS);
  const query = { city, from: new Date(from).toISOString().slice(0, 10), days: (until - from) / DAY_MS + 1 };
  return monthIn(month, await dataOf(api.GET('/api/panchanga/days', { params: { query }, signal })), language);
}

const ARTICLES = ['tithi', 'nakshatras', 'paksha', 'panchanga', 'muhurta', 'ekadashi', 'sankalpa-date'];

/** The articles about terms that the shop has. */
export function termArticlesQuery(api: Api) {
  return queryOptions({
    queryKey: ['/api/articles-catalog', 'terms'],
    queryFn: async ({ signal }) =>
      (await dataOf(api.GET('/api/articles-catalog', { signal })))
        .filter(({ source, slug }) => source === 'articles' && ARTICLES.includes(slug))
        .map(({ slug }) => slug),
  });
}
