import type { components } from '#contract';
import { type Api, dataOf } from '../../../../api/client.ts';
import { answerQuery } from '../../../../api/late/answer-query.ts';
import { useApi } from '../../../../api/provider.tsx';

export type SavedView = components['schemas']['SavedView'];
export type ViewedList = SavedView['list'];
export type NewView = components['schemas']['NewView'];

const VIEWS_KEY = '/api/admin/views';

export const viewsQuery = (api: Api, list: ViewedList) => answerQuery(api, VIEWS_KEY, { query: { list } });

/** What is done to views, and where they show. */
export function useViewCalls() {
  const api = useApi();
  const paramsOf = ({ id, version }: SavedView) => ({ path: { id }, header: { 'If-Match': `"${version}"` } });
  return {
    shown: [[VIEWS_KEY]],
    save: (id: string, body: NewView) => dataOf(api.PUT('/api/admin/views/{id}', { params: { path: { id } }, body })),
    rename: (view: SavedView, name: string) =>
      dataOf(api.PUT('/api/admin/views/{id}/name', { params: paramsOf(view), body: { name } })),
    remove: (view: SavedView) => api.DELETE('/api/admin/views/{id}', { params: paramsOf(view) }),
  };
}
