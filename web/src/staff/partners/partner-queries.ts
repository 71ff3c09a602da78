import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract';
import { type Api, dataOf } from '../../api/client.ts';
import { type Answer, keyOf } from '../../api/late/answer-query.ts';
import { useTagged } from '../kit/forms/tagged.ts';

export type Partner = components['schemas']['Partner'];

export const PARTNERS_KEY = '/api/admin/partners';
const PARTNER_PATH = '/api/admin/partners/{slug}';

const ROWS_OF_A_PAGE = 100;
/** Nobody can choose among more partners than stand on so many pages. */
const MOST_PAGES = 10;

/** All partners, page by page. */
export async function readPartners(api: Api, signal: AbortSignal): Promise<Partner[]> {
  const all: Partner[] = [];
  // The cursor of the next page: empty before the first, null after the last.
  let next: string | null = '';
  for (let pages = 0; pages < MOST_PAGES && next !== null; pages++) {
    const query = next === '' ? { limit: ROWS_OF_A_PAGE } : { limit: ROWS_OF_A_PAGE, cursor: next };
    const page: Answer<typeof PARTNERS_KEY> = await dataOf(api.GET(PARTNERS_KEY, { params: { query }, signal }));
    all.push(...page.items);
    next = page.nextCursor;
  }
  return all;
}

/** All partners, to choose from. */
export function partnerChoiceQuery(api: Api) {
  return queryOptions({
    queryKey: [PARTNERS_KEY, 'choice'],
    queryFn: ({ signal }) => readPartners(api, signal),
    staleTime: 0,
  });
}

/** One partner with the ETag that a change needs. */
export const usePartner = (slug: string) => useTagged(PARTNER_PATH, { path: { slug } });

export const partnerKey = (slug: string) => keyOf(PARTNER_PATH, { path: { slug } });
