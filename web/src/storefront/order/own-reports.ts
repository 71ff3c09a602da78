import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract';
import type { Api } from '../../api/client.ts';
import { ownersQuery } from './owners-query.ts';

export type OwnReport = components['schemas']['OwnReports']['items'][number];

/** The whole reports on the customer's order; null for everybody else. */
export function ownReportsQuery(api: Api, id: string) {
  return queryOptions({
    ...ownersQuery(api, '/api/account/orders/{id}/reports', { path: { id } }),
    select: (own) => own?.items ?? null,
  });
}
