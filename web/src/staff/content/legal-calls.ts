import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract';
import { type Api, dataOf } from '../../api/client.ts';

export type EditedLegal = components['schemas']['EditedLegal'];

/** The path of the API under which all legal texts stand. */
export const LEGAL = '/api/admin/content/legal';

/** What the shop puts into the blanks of a legal text. It shares the answer that the editor has read. */
export function blanksQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: [LEGAL, id],
    queryFn: ({ signal }) => dataOf(api.GET(`${LEGAL}/{id}`, { params: { path: { id } }, signal })),
    select: ({ blanks }) => blanks,
  });
}
