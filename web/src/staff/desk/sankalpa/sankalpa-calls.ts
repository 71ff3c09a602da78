import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract';
import { type Api, dataOf } from '../../../api/client.ts';

export type SpelledName = components['schemas']['SpelledName'];

const NAMES = '/api/admin/desk/{id}/spellings';

/** How the names of an order are read in Sanskrit. */
export function namesQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: [NAMES, id],
    queryFn: async ({ signal }) => (await dataOf(api.GET(NAMES, { params: { path: { id } }, signal }))).items,
    staleTime: 0,
  });
}

interface Typed {
  readonly iast: string;
  readonly note: string;
}

/** Corrects a name of an order. `etag` is of the correction as somebody has read it. */
export function saveSpelling(api: Api, id: string, name: string, etag: string, { iast, note }: Typed) {
  const params = { path: { id }, header: { 'If-Match': etag } };
  return dataOf(api.PUT(NAMES, { params, body: { name, iast: iast.trim(), note: note.trim() } }));
}
