import type { QueryClient } from '@tanstack/react-query';
import type { components } from '#contract';
import { type Answer, keyOf } from '../../../../api/late/answer-query.ts';
import { useAnswer } from '../../page/use-answer.ts';

export type SavedView = components['schemas']['SavedView'];
export type ViewedList = SavedView['list'];
export type NewView = components['schemas']['NewView'];

const VIEWS = '/api/admin/views';

/** The saved views of a list: those of the person who asks, and those that are shared. */
export const useViews = (list: ViewedList) => useAnswer(VIEWS, { query: { list } });

/** The queries that show saved views: what changes a view reads them anew. */
export const VIEW_REFRESHES = [[VIEWS]];

/** Puts a view that was saved only now among those that were read: its list shows it at once, also where they cannot be read again. */
export function addView(cache: QueryClient, saved: SavedView): void {
  const key = keyOf(VIEWS, { query: { list: saved.list } });
  cache.setQueryData<Answer<typeof VIEWS>>(
    key,
    (read) => read && { ...read, items: [...read.items.filter(({ id }) => id !== saved.id), saved] },
  );
}

/** Names a view as it was read, so that the shop refuses to change a newer one. */
export const paramsOf = ({ id, version }: SavedView) => ({ path: { id }, header: { 'If-Match': `"${version}"` } });
