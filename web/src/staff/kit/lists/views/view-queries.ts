import type { components } from '#contract';
import { dataOf } from '../../../../api/client.ts';
import { useApi } from '../../../../api/provider.tsx';
import { useAnswer } from '../../page/use-answer.ts';

export type SavedView = components['schemas']['SavedView'];
export type ViewedList = SavedView['list'];
export type NewView = components['schemas']['NewView'];

const VIEWS_KEY = '/api/admin/views';

/** The saved views of a list: those of the person who asks, and those that are shared. */
export const useViews = (list: ViewedList) => useAnswer(VIEWS_KEY, { query: { list } });

/** The calls that save, rename and delete views, and the keys of the queries that show them. */
export function useViewCalls() {
  const api = useApi();
  const paramsOf = ({ id, version }: SavedView) => ({ path: { id }, header: { 'If-Match': `"${version}"` } });
  return {
    refreshes: [[VIEWS_KEY]],
    save: (id: string, body: NewView) => dataOf(api.PUT('/api/admin/views/{id}', { params: { path: { id } }, body })),
    rename: (view: SavedView, name: string) =>
      dataOf(api.PUT('/api/admin/views/{id}/name', { params: paramsOf(view), body: { name } })),
    remove: (view: SavedView) => api.DELETE('/api/admin/views/{id}', { params: paramsOf(view) }),
  };
}
