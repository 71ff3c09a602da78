import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract';
import { type Api, dataOf } from '../../api/client.ts';
import { keyOf } from '../../api/late/answer-query.ts';
import { useTagged } from '../kit/forms/tagged.ts';
import { readAllPages } from '../kit/lists/all-pages.ts';

export type Partner = components['schemas']['Partner'];

export const PARTNERS_KEY = '/api/admin/partners';
const PARTNER_PATH = '/api/admin/partners/{slug}';

/** All partners, page by page. */
export async function readPartners(api: Api, signal: AbortSignal): Promise<Partner[]> {
  const { items } = await readAllPages((query) => dataOf(api.GET(PARTNERS_KEY, { params: { query }, signal })));
  return items;
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
