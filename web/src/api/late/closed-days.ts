import { queryOptions, useQuery } from '@tanstack/react-query';
import type { components } from '#contract';
import { MINUTE_MS } from '#kernel/durations.ts';
import { closedOn } from '#modules/settings/closed-days.ts';
import { formatDay } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { textIn } from '../bilingual.ts';
import type { Api } from '../client.ts';
import { useApi } from '../provider.tsx';
import { answerQuery } from './answer-query.ts';

type ClosedDays = components['schemas']['ClosedDays'];

/** More closed days would hide the form. */
const MOST_LISTED = 5;

/** The days that take no more rituals. */
function fullDaysQuery(api: Api) {
  return queryOptions({ ...answerQuery(api, '/api/full-days'), select: ({ days }) => days, staleTime: MINUTE_MS });
}

/** The days on which no ritual begins. */
function closedDaysQuery(api: Api) {
  return queryOptions({
    ...answerQuery(api, '/api/closed-days'),
    select: ({ items }) => items,
    staleTime: MINUTE_MS,
  });
}

/** What a form says of closed and full days. Until the shop has answered no day is closed: the server decides anyway. */
export function useClosedDays() {
  const api = useApi();
  const { data: closed = [] } = useQuery(closedDaysQuery(api));
  const { data: full = [] } = useQuery(fullDaysQuery(api));
  const { t, language } = useI18n();
  const describe = (closed: ClosedDays) => {
    const { from, to } = closed;
    const days = from === to ? formatDay(from, language) : `${formatDay(from, language)} – ${formatDay(to, language)}`;
    return `${days} (${textIn(closed, language)('reason')})`;
  };
  const reasonOf = (day: string) => {
    const days = closedOn(closed, day);
    return days && textIn(days, language)('reason');
  };
  const isFull = (day: string) => full.includes(day);
  return {
    /** Why no ritual begins on a day; undefined when rituals may begin. */
    reasonOf,
    /** Customers cannot choose the day any more. */
    isFull,
    /** Tells a customer why the day cannot be chosen; undefined when it can. */
    refusalOf: (day: string) => {
      const reason = reasonOf(day);
      if (reason) return t('order.wishClosed', { reason });
      return isFull(day) ? t('order.wishFull') : undefined;
    },
    /** The next closed days from `today` on: '31 December 2026 – 2 January 2027 (a feast); …'; empty when there are none. */
    listFrom: (today: string) => {
      const next = closed.filter(({ to }) => to >= today).slice(0, MOST_LISTED);
      return next.map(describe).join('; ');
    },
  };
}
