import { QueryClient, queryOptions } from '@tanstack/react-query';
import type { components } from '#contract';
import { type Api, dataOf } from './client.ts';

export type Service = components['schemas']['Service'];
export type Order = components['schemas']['Order'];

const FIVE_MINUTES = 5 * 60_000;

/** A cache with the shop's rules: never stale, no retry, no refetch on focus, unless a query says otherwise. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false, refetchOnWindowFocus: false } },
  });
}

/** The rituals on sale, in the order of the shop window. */
export function servicesQuery(api: Api) {
  return queryOptions({
    queryKey: ['/api/services'],
    queryFn: ({ signal }) => dataOf(api.GET('/api/services', { signal })),
    staleTime: FIVE_MINUTES,
  });
}

/** The public view of an order; always asked anew, since others change it. */
export function orderQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['/api/orders', id],
    queryFn: ({ signal }) => dataOf(api.GET('/api/orders/{id}', { params: { path: { id } }, signal })),
    staleTime: 0,
  });
}
