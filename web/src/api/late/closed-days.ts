import { useQuery } from '@tanstack/react-query';
import type { components } from '#contract';
import { MINUTE_MS } from '#kernel/durations.ts';
import type { Language } from '#kernel/language.ts';
import { closedOn } from '#modules/settings/closed-days.ts';
import { formatDay } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { textIn } from '../bilingual.ts';
import { useApi } from '../provider.tsx';
import { answerQuery } from './answer-query.ts';

type ClosedDays = components['schemas']['ClosedDays'];

/** More closed days would hide the form. */
const MOST_LISTED = 5;

/** '31 December 2026 – 2 January 2027'; of a single day that day alone. */
export function daysInWords({ from, to }: Pick<ClosedDays, 'from' | 'to'>, language: Language): string {
  const days = from === to ? [from] : [from, to];
  return days.map((day) => formatDay(day, language)).join(' – ');
}

/** What a form says of closed and full days. Until the shop has answered no day is closed: the server decides anyway. */
export function useClosedDays() {
  const api = useApi();
  const closed = useQuery({ ...answerQuery(api, '/api/closed-days'), staleTime: MINUTE_MS }).data?.items ?? [];
  const full = useQuery({ ...answerQuery(api, '/api/full-days'), staleTime: MINUTE_MS }).data?.days ?? [];
  const { t, language } = useI18n();
  const describe = (entry: ClosedDays) => `${daysInWords(entry, language)} (${textIn(entry, language)('reason')})`;
  const reasonOf = (day: string) => {
    const entry = closedOn(closed, day);
    return entry && textIn(entry, language)('reason');
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
