import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract';
import { type Api, dataOf } from '../../api/client.ts';

export type GoodDay = components['schemas']['MuhurtaDay'];
export type Fire = components['schemas']['AlmanacPlace'];

/** How far ahead the shop looks, today among them, and how many days it shows. */
const DAYS = 91;
const SHOWN = 3;

/** The next days of three months that are good and can be chosen, the month of the first or this one, and the clocks of the fire. Today has begun already. */
export function goodDaysQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['/api/services', id, 'muhurtas'],
    queryFn: async ({ signal }) => {
      const params = { path: { id }, query: { days: DAYS } };
      const { place, items } = await dataOf(api.GET('/api/services/{id}/muhurtas', { params, signal }));
      const open = items.slice(1).filter(({ isClosed, isFull }) => !isClosed && !isFull);
      const days = open.filter(({ quality }) => quality === 'best' || quality === 'good').slice(0, SHOWN);
      const [begin = items[0]] = days;
      return { place, days, month: begin?.date.slice(0, 'YYYY-MM'.length) };
    },
  });
}
