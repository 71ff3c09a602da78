import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract';
import { type Api, dataOf } from '../../../api/client.ts';

export type GoodDay = components['schemas']['MuhurtaDay'];

/** How far ahead the shop looks, and how many days it shows. */
const DAYS = 90;
const SHOWN = 3;

/** The next days of three months that are good and can be chosen, and the clocks of the fire. */
export function goodDaysQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['/api/services', id, 'muhurtas'],
    queryFn: async ({ signal }) => {
      const params = { path: { id }, query: { days: DAYS } };
      const { place, items } = await dataOf(api.GET('/api/services/{id}/muhurtas', { params, signal }));
      const open = items.filter(
        ({ isClosed, isFull, quality }) => !isClosed && !isFull && (quality === 'best' || quality === 'good'),
      );
      return { place, days: open.slice(0, SHOWN) };
    },
  });
}
