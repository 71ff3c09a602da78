import type { Clock } from '#kernel/clock.ts';
import { onceIn } from '#kernel/once-in.ts';
import { within } from '#kernel/within.ts';

/** Prometheus gives up after ten seconds, in which several figures are read. */
const LONGEST_MILLISECONDS = 3000;

/**
 * Reads at most once in `keptSeconds`, however often it is asked, and never twice at the same time. Gives undefined when the read fails,
 * which is kept as long as a value; also when it takes too long, and then the next caller waits for the same read.
 */
export function readInTime<Value>(
  read: () => Promise<Value>,
  { clock, keptSeconds }: { clock: Clock; keptSeconds: number },
): () => Promise<Value | undefined> {
  const readSeldom = onceIn(
    keptSeconds * 1000,
    () => read().catch(() => undefined),
    () => clock().getTime(),
  );
  return () => within(LONGEST_MILLISECONDS, readSeldom());
}
