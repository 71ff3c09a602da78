import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract';
import { type Api, dataOf } from '../../../../api/client.ts';
import { useApi } from '../../../../api/provider.tsx';

export type SavedView = components['schemas']['SavedView'];
export type ViewedList = SavedView['list'];
export type NewView = components['schemas']['NewView'];

const VIEWS_KEY = '/api/admin/views';

export function viewsQuery(api: Api, list: ViewedList) {
  return queryOptions({
    queryKey: [VIEWS_KEY, list],
    queryFn: ({ signal }) => dataOf(api.GET('/api/admin/views', { params: { query: { list } }, signal })),
    staleTime: 0,
  });
}

/** What is done to views, and where they show. */
export function useViewCalls() {
  const api = useApi();
  const of = ({ id, version }: Pick<SavedView, 'id' | 'version'>) => ({ path: { id }, header: { 'If-Match': `"${version}"` } });
  return {
    shown: [[VIEWS_KEY]],
    save: (id: string, body: NewView) => dataOf(api.PUT('/api/admin/views/{id}', { params: { path: { id } }, body })),
    rename: (view: SavedView, name: string) =>
      dataOf(api.PUT('/api/admin/views/{id}/name', { params: of(view), body: { name } })),
    remove: (view: SavedView) => api.DELETE('/api/admin/views/{id}', { params: of(view) }),
  };
}
