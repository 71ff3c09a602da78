import type { Replayable } from '#kernel/idempotency.ts';

/** Tells the caller when an answer is the first one again. */
export function replayHeaders(answer?: Pick<Replayable<unknown>, 'replayed'>): Record<string, string> {
  return answer?.replayed ? { 'idempotent-replayed': 'true' } : {};
}
