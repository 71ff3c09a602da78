import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '#contract';
import { type Api, dataOf } from '../../api/client.ts';
import { answerQuery } from '../../api/late/answer-query.ts';
import { taggedQuery } from '../kit/forms/tagged.ts';
import type { ListPage } from '../kit/lists/list.tsx';

export type Partner = components['schemas']['Partner'];

export const PARTNERS_KEY = '/api/admin/partners';
const MOST_IN_PAGE = 100;
/** A choice among more than so many pages would help nobody. */
const MOST_PAGES = 10;

/** A page of all partners, the newest first. */
export function partnersQuery(api: Api, cursor: string | undefined) {
  return { ...answerQuery(api, PARTNERS_KEY, { query: { cursor } }), placeholderData: keepPreviousData };
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
export const partnerQuery = (api: Api, slug: string) => taggedQuery(api, '/api/admin/partners/{slug}', { path: { slug } });

/** The sums of this month that the partner's own people read. */
export function partnerSumsQuery(api: Api, slug: string) {
  return answerQuery(api, '/api/admin/partners/{slug}/dashboard', { path: { slug } });
}
