import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '#contract';
import { type Api, dataOf } from '../../api/client.ts';
import { tagged } from '../kit/forms/tagged.ts';
import type { ListPage } from '../kit/lists/list.tsx';

export type Partner = components['schemas']['Partner'];

export const PARTNERS_KEY = '/api/admin/partners';
const MOST_IN_PAGE = 100;
/** A choice among more than so many pages would help nobody. */
const MOST_PAGES = 10;

/** A page of all partners, the newest first. */
export function partnersQuery(api: Api, cursor: string | undefined) {
  return queryOptions({
    queryKey: [PARTNERS_KEY, { cursor }],
    queryFn: ({ signal }) => dataOf(api.GET(PARTNERS_KEY, { params: { query: cursor ? { cursor } : {} }, signal })),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** All partners, to choose from. */
export function partnerChoiceQuery(api: Api) {
  return queryOptions({
    queryKey: [PARTNERS_KEY, 'choice'],
    queryFn: async ({ signal }) => {
      const all: Partner[] = [];
      let next: string | null = '';
      for (let page = 0; page < MOST_PAGES && next !== null; page++) {
        const cursor: { cursor?: string } = next ? { cursor: next } : {};
        const query = { limit: MOST_IN_PAGE, ...cursor };
        const found: ListPage<Partner> = await dataOf(api.GET(PARTNERS_KEY, { params: { query }, signal }));
        all.push(...found.items);
        next = found.nextCursor;
      }
      return all;
    },
    staleTime: 0,
  });
}

/** One partner with the ETag that a change asks for. */
export function partnerQuery(api: Api, slug: string) {
  return queryOptions({
    queryKey: [PARTNERS_KEY, 'one', slug],
    queryFn: ({ signal }) => tagged(api.GET('/api/admin/partners/{slug}', { params: { path: { slug } }, signal })),
    staleTime: 0,
  });
}

/** The sums of this month that the partner's own people read. */
export function partnerSumsQuery(api: Api, slug: string) {
  const door = '/api/admin/partners/{slug}/dashboard';
  return queryOptions({
    queryKey: [door, slug],
    queryFn: ({ signal }) => dataOf(api.GET(door, { params: { path: { slug } }, signal })),
    staleTime: 0,
  });
}
