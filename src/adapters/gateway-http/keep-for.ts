import type { Clock } from '#kernel/clock.ts';

/** For how long what was read last stands in for what cannot be read. */
const STALE_FACTOR = 12;

/**
 * Keeps what `read` returns for so many seconds, and asks once for all who wait. When reading fails, what was read last is good for
 * twelve times as long.
 */
export function keepFor<Value>(seconds: number, clock: Clock, read: () => Promise<Value>): () => Promise<Value> {
  let kept: { readonly value: Value; readonly at: number } | undefined;
  let running: Promise<Value> | undefined;

  async function renew(): Promise<Value> {
    try {
      kept = { value: await read(), at: clock().getTime() };
      return kept.value;
    } catch (error) {
      if (kept && ageOf(kept) < STALE_FACTOR * seconds) return kept.value;
      throw error;
    } finally {
      running = undefined;
    }
  }

  const ageOf = ({ at }: { at: number }) => (clock().getTime() - at) / 1000;
  return () => {
    if (kept && ageOf(kept) < seconds) return Promise.resolve(kept.value);
    running ??= renew();
    return running;
  };
}
