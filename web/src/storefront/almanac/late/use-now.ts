import { useSyncExternalStore } from 'react';
import { MINUTE_MS } from '#kernel/durations.ts';

/** How often the clock is looked at: a new minute is noticed no later than this. */
const LOOK_EVERY_MS = MINUTE_MS / 4;

const watchClock = (listener: () => void) => {
  const timer = setInterval(listener, LOOK_EVERY_MS);
  return () => clearInterval(timer);
};

/** The beginning of the present minute. Undefined on the server and in the first draw, because caches keep the page. */
export function useNow(): number | undefined {
  return useSyncExternalStore(
    watchClock,
    () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS,
    () => undefined,
  );
}
