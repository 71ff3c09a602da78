import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

const eachMinute = (listener: () => void) => {
  const timer = setInterval(listener, MINUTE_MS / 4);
  return () => clearInterval(timer);
};

/** The present minute, known to the browser alone: pages are kept by caches. */
export function useNow(): number | undefined {
  return useSyncExternalStore(
    eachMinute,
    () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS,
    () => undefined,
  );
}
