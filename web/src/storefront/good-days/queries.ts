import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract';
import { MINUTE_MS } from '#kernel/durations.ts';
import { type Api, dataOf } from '../../api/client.ts';

/** A day as the rules of a ritual judge it, good or not. */
export type JudgedDay = components['schemas']['MuhurtaDay'];
/** Where the fire of the rituals burns. */
export type Fire = components['schemas']['AlmanacPlace'];

/** How many days the shop looks through, from today on, and how many good ones it shows. */
const DAYS = 91;
const MOST_SHOWN = 3;

/** Days pass, and become closed or full, while a page stays open. */
export const DAYS_PASS = { staleTime: MINUTE_MS, refetchOnWindowFocus: true };

/** The next good days that can be chosen, from tomorrow on: today has begun. `month` is that of the first of them, or this month. */
export function goodDaysQuery(api: Api, serviceId: string) {
  return queryOptions({
    queryKey: ['/api/services', serviceId, 'muhurtas'],
    queryFn: async ({ signal }) => {
      const params = { path: { id: serviceId }, query: { days: DAYS } };
      const { place, items } = await dataOf(api.GET('/api/services/{id}/muhurtas', { params, signal }));
      const [today, ...laterDays] = items;
      const open = laterDays.filter(({ isClosed, isFull }) => !isClosed && !isFull);
      const days = open.filter(({ quality }) => quality === 'best' || quality === 'good').slice(0, MOST_SHOWN);
      const first = days[0] ?? today;
      return { place, days, month: first?.date.slice(0, 'YYYY-MM'.length) };
    },
    ...DAYS_PASS,
  });
}
