import { QueryClient, queryOptions } from '@tanstack/react-query';
import type { components } from '#contract';
import { fromFields } from '#kernel/bilingual-fields.ts';
import { MINUTE_MS } from '#kernel/durations.ts';
import { type Api, dataOf } from './client.ts';

export type Service = Awaited<ReturnType<typeof getServices>>[number];
export type Order = components['schemas']['Order'];

/**
 * A cache of answers. Unless a query says otherwise, an answer never gets stale, and there is no retry and no refetch on focus. Without a
 * connection every call fails at once: otherwise it would wait without a word, and be sent when nobody wants it any more. What is shown and
 * may be old is asked for again once the connection is back: a change whose answer was lost with it may be stored.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}

/** The rituals on sale, in the order of the home page. */
export function servicesQuery(api: Api) {
  return queryOptions({
    queryKey: ['/api/services'],
    queryFn: ({ signal }) => getServices(api, signal),
    staleTime: 5 * MINUTE_MS,
  });
}

/** The public view of an order; read anew whenever it is shown anew, since payments change it. */
export function orderQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['/api/orders', id],
    queryFn: ({ signal }) => dataOf(api.GET('/api/orders/{id}', { params: { path: { id } }, signal })),
    staleTime: 0,
  });
}

/** Asks for the rituals on sale, without their articles. Rejects with `ApiError`. */
async function getServices(api: Api, signal: AbortSignal) {
  const services = await dataOf(api.GET('/api/services', { signal, params: { query: { view: 'card' } } }));
  return services.map((service) => {
    return { ...service, name: fromFields(service, 'name'), description: fromFields(service, 'description') };
  });
}
