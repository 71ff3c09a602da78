import { type AuditState, memoryAudit, memoryState, memoryTransact } from '#kernel/testing/memory.ts';
import type { SavedView, ViewReader, ViewStore } from '../ports.ts';

/** Saved views in memory. */
export function createViewsMemory() {
  const state: AuditState & { views: readonly SavedView[] } = { ...memoryState(), actions: [], views: [] };
  const views = {
    lock: async (id) => state.views.find((view) => view.id === id),
    count: async (list, ownerId) => state.views.filter((view) => view.list === list && view.ownerId === ownerId).length,
    add: async (view) => {
      state.views = [...state.views, view];
    },
    rename: async ({ id, name, version }) => {
      state.views = state.views.map((view) => (view.id === id ? { ...view, name, version } : view));
    },
    remove: async (id) => {
      state.views = state.views.filter((view) => view.id !== id);
    },
  } satisfies ViewStore;
  const reader = {
    of: async (userId, list) => state.views.filter((view) => view.list === list && [null, userId].includes(view.ownerId)),
  } satisfies ViewReader;
  return { state, reader, transact: memoryTransact(state, { views, audit: memoryAudit(state) }) };
}
