import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract';
import { type Api, dataOf } from '../../api/client.ts';
import { onlyToOwner } from './only-to-owner.ts';

export type OwnReport = components['schemas']['OwnReports']['items'][number];

/** The reports on an own order; null for whoever is not its customer. */
export function ownReportsQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['/api/account/orders', id, 'reports'],
    queryFn: async ({ signal }): Promise<OwnReport[] | null> => {
      const own = await onlyToOwner(dataOf(api.GET('/api/account/orders/{id}/reports', { params: { path: { id } }, signal })));
      return own?.items ?? null;
    },
    staleTime: 0,
  });
}
