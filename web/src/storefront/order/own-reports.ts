import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract';
import type { Api } from '../../api/client.ts';
import { ownersQuery } from './owners-query.ts';

export type OwnReport = components['schemas']['OwnReports']['items'][number];

/** The reports on an own order; null for whoever is not its customer. */
export function ownReportsQuery(api: Api, id: string) {
  return queryOptions({
    ...ownersQuery(api, '/api/account/orders/{id}/reports', { path: { id } }),
    select: (own) => own?.items ?? null,
  });
}
