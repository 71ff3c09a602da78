import { queryOptions } from '@tanstack/react-query';
import { type Api, dataOf } from '../../api/client.ts';
import { datesOf } from './calendar.ts';
import { DAYS_PASS } from './queries.ts';

/** The days of a month (YYYY-MM) as the rules of a ritual judge them. */
export function judgedMonthQuery(api: Api, serviceId: string, month: string) {
  return queryOptions({
    queryKey: ['/api/services', serviceId, 'muhurtas', month],
    queryFn: async ({ signal }) => {
      const params = { path: { id: serviceId }, query: { from: `${month}-01`, days: datesOf(month).length } };
      const { place, items } = await dataOf(api.GET('/api/services/{id}/muhurtas', { params, signal }));
      return { place, days: new Map(items.map((day) => [day.date, day])) };
    },
    ...DAYS_PASS,
  });
}
