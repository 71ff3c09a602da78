import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract';
import { type Api, dataOf } from '../../api/client.ts';
import { type Answer, keyOf } from '../../api/late/answer-query.ts';
import { useTagged } from '../kit/forms/tagged.ts';

export type Partner = components['schemas']['Partner'];

export const PARTNERS_KEY = '/api/admin/partners';
const MOST_IN_PAGE = 100;
/** A choice among more than so many pages would help nobody. */
const MOST_PAGES = 10;

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
        const found: Answer<typeof PARTNERS_KEY> = await dataOf(api.GET(PARTNERS_KEY, { params: { query }, signal }));
        all.push(...found.items);
        next = found.nextCursor;
      }
      return all;
    },
    staleTime: 0,
  });
}

const ONE = '/api/admin/partners/{slug}';

/** One partner with the ETag that a change asks for. */
export const usePartner = (slug: string) => useTagged(ONE, { path: { slug } });
export const partnerKey = (slug: string) => keyOf(ONE, { path: { slug } });
