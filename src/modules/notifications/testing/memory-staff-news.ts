import { type MemoryState, memoryOutbox, memoryState, memoryTransact, type OutboxState } from '#kernel/testing/memory.ts';
import type { NewsRecipient, NumberedEvent, StaffNewsStore } from '../tell-staff.ts';

interface NewsState extends MemoryState, OutboxState {
  readers: NewsRecipient[];
  /** Events that have happened and have no number yet. */
  happened: Omit<NumberedEvent, 'seq'>[];
  events: NumberedEvent[];
  /** Ids of browsers by their member. */
  devices: Record<string, readonly string[]>;
  /** What was read for members, in that order: a member who wants no news must cost no reading. */
  reads: ('events' | 'devices')[];
}

/** An in-memory store of what the staff are told, and its outbox. Its `collect` counts all topics together, where the port counts each. */
export function createStaffNewsMemory(...readers: NewsRecipient[]) {
  const state: NewsState = { ...memoryState(), readers, happened: [], events: [], devices: {}, reads: [], messages: [] };
  const newest = async () => state.events.at(-1)?.seq ?? 0;
  const staffNews = {
    takeTurn: async () => undefined,
    collect: async (_, __, limit) => {
      const found = state.happened.splice(0, limit);
      state.events = [...state.events, ...found.map((event, index) => ({ ...event, seq: state.events.length + index + 1 }))];
      return found.length;
    },
    newest,
    readers: async () => {
      const last = await newest();
      return state.readers.filter(({ told }) => told < last);
    },
    after: async (told, topics, limit) => {
      state.reads.push('events');
      return state.events.filter(({ seq, topic }) => seq > told && topics.includes(topic)).slice(0, limit);
    },
    devices: async (userId) => {
      state.reads.push('devices');
      return state.devices[userId] ?? [];
    },
    save: async (changed) => {
      state.readers = state.readers.map((reader) => (reader.userId === changed.userId ? { ...reader, ...changed } : reader));
    },
  } satisfies StaffNewsStore;
  return { state, transact: memoryTransact(state, { staffNews, messages: memoryOutbox(state) }) };
}

/** An administrator who reads Russian and has never chosen; `changes` replace the defaults. */
export function aReader(changes: Partial<NewsRecipient> = {}): NewsRecipient {
  const fresh = { chosen: null, told: 0, hourBegan: null, letters: 0 };
  return { userId: 'vera', email: 'vera@example.com', role: 'administrator', language: 'ru', ...fresh, ...changes };
}
