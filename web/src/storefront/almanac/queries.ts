import { queryOptions } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import type { Language } from '#kernel/language.ts';
import { HOME_CITY } from '#words/almanac-cities.ts';
import { type Api, dataOf } from '../../api/client.ts';
import { isUnknown, nullIf } from '../../api/error.ts';
import { shownQuery } from '../../api/reading.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { daysLater, weeksOf } from '../good-days/calendar.ts';
import { type Day, dayIn, drawnFactsIn, type Month, monthIn } from './day.ts';
import { TERMS } from './terms.ts';

/** What an address of the almanac asks for. */
export interface AlmanacAddress {
  /** What looks like the slug of a city, or `NOTHING`. */
  readonly city: string;
  readonly isCityGiven: boolean;
  /** A day, a month, a text that looks like one, or `NOTHING`; undefined for today. */
  readonly day: string | undefined;
}

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
const LOOKS_LIKE_SLUG = /^[a-z0-9-]{1,60}$/;
const LOOKS_LIKE_DATE = /^[\d-]{7,10}$/;

/** Stands for any text that can be no city or no day, so that all such addresses ask for the same thing, which the almanac does not have. */
const NOTHING = '-';

/** Reads an address of the almanac. A day may also stand behind `?date=`. */
export function almanacAddressOf(
  { city, day }: { readonly city?: string | undefined; readonly day?: string | undefined },
  language: Language,
  search: URLSearchParams,
): AlmanacAddress {
  const date = day ?? search.get('date') ?? undefined;
  return {
    city: textIf(LOOKS_LIKE_SLUG, city ?? HOME_CITY[language]),
    isCityGiven: city !== undefined,
    day: date === undefined ? undefined : textIf(LOOKS_LIKE_DATE, date),
  };
}

/** What the address of the shown page asks for. */
export function useAlmanacAddress(): AlmanacAddress {
  const { language } = useI18n();
  const [search] = useSearchParams();
  return almanacAddressOf(useParams(), language, search);
}

function textIf(form: RegExp, text: string): string {
  return form.test(text) ? text : NOTHING;
}

/** The day or the month that an address asks for; null when there is none. */
export function almanacQuery(api: Api, { city, day }: AlmanacAddress, language: Language) {
  return queryOptions({
    queryKey: ['/api/panchanga', city, day ?? '', language],
    queryFn: ({ signal }) => {
      const answer: Promise<Day | Month> =
        day !== undefined && MONTH.test(day)
          ? getMonth(api, city, day, language, signal)
          : getDay(api, city, day, language, signal);
      return answer.catch(nullIf(isUnknown));
    },
    // No day or month ever changes, but today gives way to the next day while its page stays open.
    staleTime: ({ state }) => (day === undefined && isOver(state.data) ? 0 : Number.POSITIVE_INFINITY),
    refetchOnWindowFocus: true,
  });
}

/** Is it a day that is not today any more at its place? Swedish dates are those of ISO 8601; `dayIn` would come with more code at once. */
function isOver(shown: Day | Month | null | undefined): boolean {
  return shown?.kind === 'day' && shown.date !== new Date().toLocaleDateString('sv', { timeZone: shown.place.timeZone });
}

async function getDay(api: Api, city: string, date: string | undefined, language: Language, signal: AbortSignal): Promise<Day> {
  const day = await dataOf(api.GET('/api/panchanga', { params: { query: { city, ...(date ? { date } : {}) } }, signal }));
  // The drawing also shows what lasts from the day before until after midnight. Where there was no such day, the drawing begins later.
  const query = { city, date: daysLater(day.date, -1) };
  const dayBefore = await dataOf(api.GET('/api/panchanga', { params: { query }, signal })).catch(nullIf(isUnknown));
  return dayIn(day, dayBefore ? drawnFactsIn(dayBefore, language) : undefined, language);
}

async function getMonth(api: Api, city: string, month: string, language: Language, signal: AbortSignal): Promise<Month> {
  const query = { city, ...weeksAround(month) };
  return monthIn(month, await dataOf(api.GET('/api/panchanga/days', { params: { query }, signal })), language);
}

/** The whole weeks of a month, from Monday, as the first day and the count. What lies behind the almanac's last day the API leaves out. */
function weeksAround(month: string): { from: string; days: number } {
  const first = `${month}-01`;
  const weeks = weeksOf(month);
  return { from: daysLater(first, -(weeks[0]?.indexOf(first) ?? 0)), days: 7 * weeks.length };
}

/** Slugs of the articles about terms that readers see. */
export function termArticlesQuery(api: Api) {
  const query = shownQuery(api, 'articles', [...new Set(TERMS.map(({ article }) => article))]);
  return queryOptions({ ...query, select: (articles) => articles.map(({ slug }) => slug) });
}
