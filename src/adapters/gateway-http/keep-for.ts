import type { Clock } from '#kernel/clock.ts';

/** How many times as long a value is used when reading fails. */
const STALE_FACTOR = 12;

/**
 * Keeps what `read` returns for so many seconds, or for as many as `secondsFor` says of it, and reads once for all who wait. When reading
 * fails, the last value is used as long as it is not older than `STALE_FACTOR` times `seconds`.
 */
export function keepFor<Value>(
  seconds: number,
  clock: Clock,
  read: () => Promise<Value>,
  secondsFor: (value: Value) => number = () => seconds,
): () => Promise<Value> {
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
    if (kept && ageOf(kept) < secondsFor(kept.value)) return Promise.resolve(kept.value);
    running ??= renew();
    return running;
  };
}
