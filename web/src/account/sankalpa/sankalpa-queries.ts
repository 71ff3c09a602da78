import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract';
import { type Api, dataOf } from '../../api/client.ts';

export type SpelledName = components['schemas']['SpelledName'];

/** How the customer's names are read in Sanskrit. */
export function namesQuery(api: Api) {
  return queryOptions({
    queryKey: ['/api/account/names'],
    queryFn: async ({ signal }) => (await dataOf(api.GET('/api/account/names', { signal }))).items,
    staleTime: 0,
  });
}

/** Corrects a name; an empty spelling leaves it to the rules. */
export function spellName(api: Api, { name, version }: SpelledName, iast: string) {
  return dataOf(
    api.PUT('/api/account/names', { params: { header: { 'If-Match': `"${version}"` } }, body: { name, iast: iast.trim() } }),
  );
}
