import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract';
import { type Api, dataOf } from '../../api/client.ts';
import { ApiError } from '../../api/error.ts';

export type OwnReport = components['schemas']['OwnReports']['items'][number];

const NOT_THEIRS: readonly number[] = [401, 404];

/** The reports on an own order; null for whoever is not its customer. */
export function ownReportsQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['/api/account/orders', id, 'reports'],
    queryFn: async ({ signal }): Promise<OwnReport[] | null> => {
      try {
        return (await dataOf(api.GET('/api/account/orders/{id}/reports', { params: { path: { id } }, signal }))).items;
      } catch (error) {
        if (error instanceof ApiError && NOT_THEIRS.includes(error.status)) return null;
        throw error;
      }
    },
    staleTime: 0,
  });
}
