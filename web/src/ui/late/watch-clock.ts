import { MINUTE_MS } from '#kernel/durations.ts';

/** How often the clock is looked at: a new minute is noticed no later than this. */
const LOOK_EVERY_MS = MINUTE_MS / 4;

/** Calls the listener again and again, for what the clock changes, such as the day. Returns what ends that. */
export function watchClock(listener: () => void): () => void {
  const timer = setInterval(listener, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}
