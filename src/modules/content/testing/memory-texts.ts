import type { StaffAction } from '#kernel/audit.ts';
import { type IdempotencyState, memoryAudit, memoryIdempotency, memoryState, memoryTransact } from '#kernel/testing/memory.ts';
import type { TextReader, TextStore } from '../ports.ts';
import type { OpenedText, PublishedText, Revision } from '../text.ts';

/** What is kept of the texts of one kind. */
interface TextsState<Content> {
  revisions: (Revision<Content> & { id: string })[];
  published: Map<string, PublishedText<Content>>;
}

export function textsState<Content>(seen: Readonly<Record<string, PublishedText<Content>>> = {}): TextsState<Content> {
  return { revisions: [], published: new Map(Object.entries(seen)) };
}

/** Texts of one kind over a state, which a transaction that is rolled back replaces. */
export function memoryTexts<Content>(stateOf: () => TextsState<Content>) {
  const ofText = (id: string) => stateOf().revisions.filter((revision) => revision.id === id);
  const find = (id: string): OpenedText<Content> | undefined => {
    const published = stateOf().published.get(id);
    const newest = ofText(id).at(-1) ?? (published && { version: 1, event: 'published', by: null, ...published });
    return newest && { id, newest, published };
  };
  const ids = () => new Set([...stateOf().published.keys(), ...stateOf().revisions.map(({ id }) => id)]);
  return {
    find: async (id) => find(id),
    contentAt: async (id, version) => ofText(id).find((revision) => revision.version === version)?.content,
    async add(id, revision, by) {
      if (ofText(id).some(({ version }) => version >= revision.version)) return false;
      const former = find(id);
      // A text that was never edited has no history: what readers see becomes its first revision.
      if (former && revision.version > 1 && ofText(id).length === 0) stateOf().revisions.push({ id, ...former.newest });
      stateOf().revisions.push({ id, ...revision, by });
      return true;
    },
    show: async (id, content, at) => {
      stateOf().published.set(id, { content, at });
      return true;
    },
    hide: async (id) => void stateOf().published.delete(id),
    isTaken: async (id) => find(id) !== undefined,
    count: async () => ids().size,
    history: async (id) => ofText(id).toReversed(),
    list: async (limit = Number.POSITIVE_INFINITY) => [...ids()].flatMap((id) => find(id) ?? []).slice(0, limit),
  } satisfies TextStore<Content> & TextReader<Content>;
}

/** Texts of one kind in memory, of which readers see these. */
export function createTextsMemory<Content>(seen: Readonly<Record<string, PublishedText<Content>>>) {
  const keys: IdempotencyState['keys'] = new Map();
  const state = { ...memoryState(), ...textsState(seen), keys, actions: [] as (StaffAction & { by: string })[] };
  const texts = memoryTexts<Content>(() => state);
  return {
    state,
    reads: texts satisfies TextReader<Content>,
    transact: memoryTransact(state, { texts, audit: memoryAudit(state), idempotency: memoryIdempotency(state) }),
  };
}
