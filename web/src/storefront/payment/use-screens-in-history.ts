import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { screenOf } from '../../memory/screen-in-history.ts';
import type { PaymentState } from './payment-state.ts';

/** How many screens lie below a screen of the payment: as often it goes back until the choice of a method. */
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
 * Gives each screen an entry in the browser's history, so that its way back, by button or by gesture, goes one screen back. `depth` is how
 * many screens lie below the one that is shown; undefined while none is. A screen that is left in another way takes its entry with it.
 */
export function useScreensInHistory(depth: number | undefined, back: () => void): void {
  const shown = useRef<number>(undefined);
  /** True from a move of our own to its arrival, which the browser tells later. */
  const moving = useRef(false);
  // Before the screen can be seen, and its payer goes back.
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = depth;
    if (depth === undefined || moving.current) return;
    // After a reload the entries are there before the screens.
    if (before !== undefined && depth < before) moving.current = leaveTo(depth);
    else addUpTo(depth);
  }, [depth]);
  const onMove = useEffectEvent((state: unknown) => {
    const isOwn = moving.current;
    moving.current = false;
    if (depth === undefined) return;
    const at = screenOf(state);
    if (at > depth) moving.current = leaveTo(depth);
    else if (isOwn) addUpTo(depth);
    else for (let screen = depth; screen > at; screen--) back();
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

/** Goes back to the entry of a screen. Returns true when the browser will tell its arrival. */
function leaveTo(depth: number): boolean {
  const steps = screenOf(history.state) - depth;
  if (steps > 0) history.go(-steps);
  return steps > 0;
}
