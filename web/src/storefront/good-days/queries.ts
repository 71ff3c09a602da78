import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract';
import { type Api, dataOf } from '../../api/client.ts';
import { datesOf } from './calendar.ts';

export type GoodDay = components['schemas']['MuhurtaDay'];
export type Fire = components['schemas']['AlmanacPlace'];

/** How far ahead the shop looks, today among them, and how many days it shows. */
const DAYS = 91;
const SHOWN = 3;

/** The next days of three months that are good and can be chosen, and the clocks of the fire. Today has begun already. */
export function goodDaysQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['/api/services', id, 'muhurtas'],
    queryFn: async ({ signal }) => {
      const params = { path: { id }, query: { days: DAYS } };
      const { place, items } = await dataOf(api.GET('/api/services/{id}/muhurtas', { params, signal }));
      const open = items.slice(1).filter(({ isClosed, isFull }) => !isClosed && !isFull);
      const good = open.filter(({ quality }) => quality === 'best' || quality === 'good');
      return { place, days: good.slice(0, SHOWN) };
    },
  });
}

/** The days of a month (YYYY-MM) as the rules of a ritual judge them. */
export function judgedMonthQuery(api: Api, id: string, month: string) {
  return queryOptions({
    queryKey: ['/api/services', id, 'muhurtas', month],
    queryFn: async ({ signal }) => {
      const dates = datesOf(month);
      const params = { path: { id }, query: { from: `${month}-01`, days: dates.length } };
      const { place, items } = await dataOf(api.GET('/api/services/{id}/muhurtas', { params, signal }));
      return { place, days: new Map(items.map((day) => [day.date, day])) };
    },
  });
}
