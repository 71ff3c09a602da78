import type { StaffAction } from '#kernel/audit.ts';
import { memoryAudit, memoryState, memoryTransact } from '#kernel/testing/memory.ts';
import type { TextStore } from '../ports.ts';
import type { OpenedText, PublishedText, Revision } from '../text.ts';

/** Texts of one kind in memory, of which readers see these. */
export function createTextsMemory<Content>(seen: Readonly<Record<string, PublishedText<Content>>>) {
  const state = {
    ...memoryState(),
    revisions: [] as (Revision<Content> & { id: string })[],
    published: new Map(Object.entries(seen)),
    actions: [] as (StaffAction & { by: string })[],
  };
  const ofText = (id: string) => state.revisions.filter((revision) => revision.id === id);
  const open = (id: string): OpenedText<Content> | undefined => {
    const published = state.published.get(id);
    const newest = ofText(id).at(-1) ?? (published && { version: 1, event: 'published', by: null, ...published });
    return newest && { id, newest, published };
  };
  const texts = {
    open: async (id) => open(id),
    contentAt: async (id, version) => ofText(id).find((revision) => revision.version === version)?.content,
    async add(id, revision, by) {
      if (ofText(id).some(({ version }) => version >= revision.version)) return false;
      const former = open(id);
      if (former && ofText(id).length === 0) state.revisions.push({ id, ...former.newest });
      state.revisions.push({ id, ...revision, by });
      return true;
    },
    show: async (id, content, at) => void state.published.set(id, { content, at }),
    hide: async (id) => void state.published.delete(id),
    isTaken: async (id) => open(id) !== undefined,
    count: async () => new Set([...state.published.keys(), ...state.revisions.map(({ id }) => id)]).size,
  } satisfies TextStore<Content>;
  return { state, transact: memoryTransact(state, { texts, audit: memoryAudit(state) }) };
}
