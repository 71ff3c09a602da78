import type { Replayable } from '#kernel/idempotency.ts';

/** Tells the caller when an answer is the first one again. */
export function replayHeaders({ replayed }: Replayable<unknown>): Record<string, string> {
  return replayed ? { 'idempotent-replayed': 'true' } : {};
}
