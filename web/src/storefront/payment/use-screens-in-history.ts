import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { screenOf } from '../../memory/screen-in-history.ts';
import type { PaymentState } from './payment-state.ts';

/** How many screens lie below a screen of the payment: so many steps back lead to the choice of a method. */
export function depthOf(state: PaymentState): number {
  switch (state.step) {
    case 'coin':
    case 'manual':
    case 'confirmation':
      return 1;
    case 'waiting':
      return 2;
    case 'creating':
    case 'error':
      return state.choice.method === 'card' ? 1 : 2;
    default:
      return 0;
  }
}

/**
 * Gives each screen an entry in the browser's history, so that the browser's own step back leads one screen back. `depth` is how many
 * screens lie below the one that is shown; undefined while none is. When a screen is left in another way, its entry is left too.
 */
export function useScreensInHistory(depth: number | undefined, back: () => void): void {
  const lastDepth = useRef<number>(undefined);
  /** True while the history moves by this hook's own doing: the browser tells later that it has arrived. */
  const isMoving = useRef(false);
  /** The screen of the history's entry, as of the last look. */
  const entry = useRef(0);
  // In a layout effect, so that the entry is there before the payer sees the screen and goes back.
  useLayoutEffect(() => {
    const before = lastDepth.current;
    lastDepth.current = depth;
    if (depth === undefined || isMoving.current) return;
    // The first draw goes back to no entry: after a reload, entries of later screens are there, and serve again when these are shown.
    if (before !== undefined && depth < before) isMoving.current = goBackTo(depth);
    else addUpTo(depth);
    entry.current = screenOf(history.state);
  }, [depth]);
  const onMove = useEffectEvent((state: unknown) => {
    const isOwnMove = isMoving.current;
    isMoving.current = false;
    const leftFrom = entry.current;
    const arrivedAt = screenOf(state);
    entry.current = arrivedAt;
    if (depth === undefined) return;
    if (!isOwnMove && arrivedAt >= depth && arrivedAt < leftFrom) {
      // A step back from the entry of a later screen, which a reload has left, is meant from the screen that is shown. Where it ends is told
      // once more, as a step of the payer's: so `back` is called there, or the payment is left.
      history.go(depth - 1 - arrivedAt);
    } else if (arrivedAt > depth) {
      // A step forward, or an own move during which the payer went further back, has led to the entry of a screen that has been left.
      isMoving.current = goBackTo(depth);
    } else if (isOwnMove) {
      // What was shown while the history moved has no entry yet.
      addUpTo(depth);
      entry.current = depth;
    } else {
      for (let screen = depth; screen > arrivedAt; screen--) back();
    }
  });
  useEffect(() => {
    const listen = ({ state }: PopStateEvent) => onMove(state);
    window.addEventListener('popstate', listen);
    return () => window.removeEventListener('popstate', listen);
  }, []);
}

/** Adds the entries that are missing below and for a screen. */
function addUpTo(depth: number): void {
  for (let screen = screenOf(history.state) + 1; screen <= depth; screen++) history.pushState({ ...history.state, screen }, '');
}

/** Goes back to the entry of a screen. Returns true when that moves the history; the browser then tells the arrival. */
function goBackTo(depth: number): boolean {
  const steps = screenOf(history.state) - depth;
  if (steps > 0) history.go(-steps);
  return steps > 0;
}
