import { queryOptions, useQuery } from '@tanstack/react-query';
import type { components } from '#contract';
import { closedOn } from '#modules/settings/closed-days.ts';
import { formatDay } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { type WithTexts, withTexts } from '../bilingual.ts';
import type { Api } from '../client.ts';
import { useApi } from '../provider.tsx';
import { answerQuery } from './answer-query.ts';

/** Days on which no ritual begins, with the reason in both languages. */
export type ClosedDays = WithTexts<components['schemas']['ClosedDays'], 'reason'>;

const ONE_MINUTE = 60_000;

/** The days that take no more rituals. */
function fullDaysQuery(api: Api) {
  return queryOptions({ ...answerQuery(api, '/api/full-days'), select: ({ days }) => days, staleTime: ONE_MINUTE });
}

/** The days on which no ritual begins. */
export function closedDaysQuery(api: Api) {
  return queryOptions({
    ...answerQuery(api, '/api/closed-days'),
    select: ({ items }): ClosedDays[] => items.map((item) => withTexts(item, 'reason')),
    staleTime: ONE_MINUTE,
  });
}

/** What a form says of closed and full days. Until the shop has answered nothing is closed: the server decides anyway. */
export function useClosedDays() {
  const api = useApi();
  const { data = [] } = useQuery(closedDaysQuery(api));
  const { data: full = [] } = useQuery(fullDaysQuery(api));
  const { language } = useI18n();
  return {
    /** Why no ritual begins on a day; undefined when rituals may begin. */
    reasonOf: (day: string) => closedOn(data, day)?.reason[language],
    /** Customers cannot choose the day any more. */
    isFull: (day: string) => full.includes(day),
    /** The next closed days from `today` on: '31 December 2026 – 2 January 2027 (a feast); …'; empty when there are none. */
    listFrom: (today: string) =>
      data
        .filter(({ to }) => to >= today)
        .slice(0, MOST_LISTED)
        .map(({ from, to, reason }) => {
          const days = from === to ? [from] : [from, to];
          return `${days.map((day) => formatDay(day, language)).join(' – ')} (${reason[language]})`;
        })
        .join('; '),
  };
}

/** More would hide the form. */
const MOST_LISTED = 5;
