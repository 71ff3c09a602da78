import type { components } from '#contract';
import { useAnswer } from '../../page/use-answer.ts';

export type SavedView = components['schemas']['SavedView'];
export type ViewedList = SavedView['list'];
export type NewView = components['schemas']['NewView'];

const VIEWS_KEY = '/api/admin/views';

/** The saved views of a list: those of the person who asks, and those that are shared. */
export const useViews = (list: ViewedList) => useAnswer(VIEWS_KEY, { query: { list } });

/** The queries that show saved views: what changes a view reads them anew. */
export const VIEW_REFRESHES = [[VIEWS_KEY]];

/** Names a view as it was read, so that the shop refuses to change a newer one. */
export const paramsOf = ({ id, version }: SavedView) => ({ path: { id }, header: { 'If-Match': `"${version}"` } });
