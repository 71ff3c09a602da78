import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { components } from '#contract';
import { useApi } from '../../api/provider.tsx';
import type { Order } from '../../api/queries.ts';
import { useSignedInHint } from '../../memory/signed-in.ts';
import { ownersQuery } from './owners-query.ts';

export type OwnReport = components['schemas']['OwnReports']['items'][number];

/**
 * The whole reports on the order of the customer who is signed in; null for anybody else who is, undefined for guests and until it is known.
 * Read anew when the order has another report.
 */
export function useOwnReports({ id, reports = [] }: Pick<Order, 'id' | 'reports'>): readonly OwnReport[] | null | undefined {
  const isSignedIn = useSignedInHint();
  const cache = useQueryClient();
  const query = ownersQuery(useApi(), '/api/account/orders/{id}/reports', { path: { id } });
  const count = reports.length;
  const countOfLast = useRef(count);
  useEffect(() => {
    if (countOfLast.current !== count) void cache.invalidateQueries({ queryKey: query.queryKey });
    countOfLast.current = count;
  });
  return useQuery({ ...query, enabled: isSignedIn, select: (own) => own?.items ?? null }).data;
}
