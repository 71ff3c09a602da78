import type { AuditLog, StaffAction } from '../audit.ts';
import type { Counter } from '../counter.ts';
import { ShopError } from '../errors.ts';
import type { IdempotencyStore, IdempotentRequest } from '../idempotency.ts';
import type { Message, MessageOutbox } from '../messages.ts';
import type { Transact } from '../transaction.ts';

/** The state of an in-memory database besides its tables. */
export interface MemoryState {
  /** The ids that the running transaction has locked. */
  locks: Set<string>;
  isInTransaction: boolean;
}

export function memoryState(): MemoryState {
  return { locks: new Set(), isInTransaction: false };
}

/** Runs transactions over `state` one after another; a transaction whose work throws is rolled back. */
export function memoryTransact<Stores>(state: MemoryState, stores: Stores): Transact<Stores> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(() => attempt(state, () => work(stores)));
    last = result.catch(() => undefined);
    return result;
  };
}

async function attempt<Result>(state: MemoryState, work: () => Promise<Result>): Promise<Result> {
  const before = structuredClone(state);
  state.isInTransaction = true;
  try {
    return await work();
  } catch (error) {
    Object.assign(state, before);
    throw error;
  } finally {
    Object.assign(state, memoryState());
  }
}

/** Throws when the transaction has not locked `id`. An in-memory store calls this where a missing lock would lose a change. */
export function insistOnLock({ locks }: MemoryState, id: string): void {
  if (!locks.has(id)) throw new Error(`${id} is read or written without a lock`);
}

export interface IdempotencyState extends MemoryState {
  keys: Map<string, { bodyHash: string; answer?: { result: unknown }; isSecret?: boolean }>;
}

export function memoryIdempotency(state: IdempotencyState) {
  return {
    claim: async (request) => {
      const earlier = state.keys.get(nameOf(request));
      if (!earlier) {
        state.keys.set(nameOf(request), { bodyHash: request.bodyHash });
        return { kind: 'new' };
      }
      if (earlier.bodyHash !== request.bodyHash) return { kind: 'reused' };
      return earlier.answer ? { kind: 'done', ...earlier.answer } : { kind: 'running' };
    },
    remember: async (request, result) => keep(state, request, { answer: { result }, isSecret: false }),
    rememberSecret: async (request, result) => keep(state, request, { answer: { result }, isSecret: true }),
    release: async (request) => void state.keys.delete(nameOf(request)),
  } satisfies IdempotencyStore;
}

function keep({ keys }: IdempotencyState, request: IdempotentRequest, kept: { answer: { result: unknown }; isSecret: boolean }) {
  keys.set(nameOf(request), { bodyHash: request.bodyHash, ...kept });
}

function nameOf({ caller, operation, key }: IdempotentRequest): string {
  return [caller, operation, key].join(' ');
}

interface CounterState extends MemoryState {
  counts: Map<string, number>;
}

/** Counts in one window, which has always just begun. */
export function memoryCounter(state: CounterState) {
  const count = async (bucket: string) => {
    const events = (state.counts.get(bucket) ?? 0) + 1;
    state.counts.set(bucket, events);
    return events;
  };
  return {
    count,
    limit: async (bucket, seconds, most) => {
      if ((await count(bucket)) > most) throw new ShopError('rate_limited', { retryAfterSeconds: seconds });
    },
  } satisfies Counter;
}

export interface OutboxState extends MemoryState {
  messages: Message[];
}

export function memoryOutbox(state: OutboxState) {
  return {
    add: async (message) => void state.messages.push(message),
    withdrawHeld: async (about, topic) => {
      const isHeld = (message: Message) =>
        message.about === about && message.notBefore && (topic === undefined || message.topic === topic);
      state.messages = state.messages.filter((message) => !isHeld(message));
    },
    withdraw: async ({ about, to }) => {
      state.messages = state.messages.filter((message) => message.about !== about || message.to !== to);
    },
  } satisfies MessageOutbox;
}

export interface AuditState extends MemoryState {
  actions: (StaffAction & { readonly by: string })[];
}

export function memoryAudit(state: AuditState) {
  return {
    record: async ({ userId }, action) => void state.actions.push({ ...action, by: userId }),
  } satisfies AuditLog;
}
