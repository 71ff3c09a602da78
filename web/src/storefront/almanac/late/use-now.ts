import { useSyncExternalStore } from 'react';
import { MINUTE_MS } from '#kernel/durations.ts';
import { watchClock } from '../../../ui/late/watch-clock.ts';

/** The beginning of the present minute. Undefined on the server and in the first draw, because caches keep the page. */
export function useNow(): number | undefined {
  return useSyncExternalStore(
    watchClock,
    () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS,
    () => undefined,
  );
}
