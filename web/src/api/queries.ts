import { QueryClient, queryOptions } from '@tanstack/react-query';
import type { components } from '#contract';
import { type Api, dataOf } from './client.ts';

export type Service = components['schemas']['Service'];
export type Order = components['schemas']['Order'];

const FIVE_MINUTES = 5 * 60_000;

/** A cache of answers. Unless a query says otherwise, an answer never gets stale, and there is no retry and no refetch on focus. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false, refetchOnWindowFocus: false } },
  });
}

/** The rituals on sale, in the order of the home page. */
export function servicesQuery(api: Api) {
  return queryOptions({
    queryKey: ['/api/services'],
    queryFn: ({ signal }) => dataOf(api.GET('/api/services', { signal })),
    staleTime: FIVE_MINUTES,
  });
}

/** The public view of an order; never taken from the cache, since payments change it. */
export function orderQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['/api/orders', id],
    queryFn: ({ signal }) => dataOf(api.GET('/api/orders/{id}', { params: { path: { id } }, signal })),
    staleTime: 0,
  });
}
