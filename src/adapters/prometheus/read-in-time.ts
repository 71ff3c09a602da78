import type { Clock } from '#kernel/clock.ts';

/** For so long what was read is shown again, however often the page is asked for. */
const KEPT_SECONDS = 10;
/** Prometheus gives up after ten seconds. */
const LONGEST_MILLISECONDS = 3000;

/**
 * Reads at most once in ten seconds, and never twice at the same time. What fails, or takes longer than three seconds, is undefined, and
 * is not tried again within the ten seconds either.
 */
export function readInTime<Value>(read: () => Promise<Value>, clock: Clock): () => Promise<Value | undefined> {
  let kept: { readonly value: Value | undefined; readonly at: number } | undefined;
  let running: Promise<Value | undefined> | undefined;

  async function renew(): Promise<Value | undefined> {
    const value = await read().catch(() => undefined);
    kept = { value, at: clock().getTime() };
    running = undefined;
    return value;
  }

  return async () => {
    if (kept && clock().getTime() - kept.at < KEPT_SECONDS * 1000) return kept.value;
    running ??= renew();
    const { promise: tooLong, resolve } = Promise.withResolvers<undefined>();
    const timer = setTimeout(resolve, LONGEST_MILLISECONDS, undefined);
    return Promise.race([running, tooLong]).finally(() => clearTimeout(timer));
  };
}
