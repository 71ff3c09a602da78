import { useEffect, useReducer } from 'react';

/** A browser waits no longer than this; a longer timer fires at once. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/** Has the instant come? Draws the component again when it comes; true without an instant. */
export function useIsOver(until: string | null | undefined): boolean {
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const leftMs = until ? Date.parse(until) - Date.now() : 0;
  // Also of a text that is no instant.
  const isOver = !(leftMs > 0);
  // After every drawing: a coarse clock may still say what it said when the wait began.
  useEffect(() => {
    if (isOver) return;
    const wait = setTimeout(drawAgain, Math.min(leftMs, LONGEST_WAIT_MS));
    return () => clearTimeout(wait);
  });
  return isOver;
}
