import { useEffect, useRef } from 'react';

/** An action of the page that is open, or of the frame around it: the palette of commands offers it, and a key may run it. */
interface Shortcut {
  /** The key that runs it, by its place on the keyboard, `KeyN`, which is the same in every layout of letters. */
  readonly code?: string;
  /** The key that must be pressed before `code`, such as `KeyG`. */
  readonly after?: string;
  /** How the keys are shown: 'N', 'G O'. */
  readonly keys?: string;
  readonly label: string;
  readonly run: () => void;
}

const shortcuts = new Set<{ current: Shortcut }>();

/** The actions that are offered now, in the order in which they came. */
export function shownShortcuts(): readonly Shortcut[] {
  return [...shortcuts].map(({ current }) => current);
}

/** Offers an action while the component is on the page. */
export function useShortcut(shortcut: Shortcut): void {
  const latest = useRef(shortcut);
  useEffect(() => {
    latest.current = shortcut;
  });
  useEffect(() => {
    shortcuts.add(latest);
    return () => void shortcuts.delete(latest);
  }, []);
}

/** `useShortcut` as an element, which can be drawn only while the action is possible. */
export function OfferedShortcut(shortcut: Shortcut): null {
  useShortcut(shortcut);
  return null;
}
