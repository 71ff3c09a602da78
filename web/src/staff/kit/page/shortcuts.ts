import { useEffect, useRef } from 'react';

/** Something that can be done on the page that is open: the palette of commands offers it, and a key may do it. */
interface Shortcut {
  /** The key's place on the keyboard, `KeyN`, the same in every layout of letters; with `after: 'KeyG'` it counts after that key. */
  readonly code?: string;
  readonly after?: string;
  /** How the key is shown: 'N', 'G O'. */
  readonly keys?: string;
  readonly label: string;
  readonly run: () => void;
}

const shortcuts = new Set<{ current: Shortcut }>();

/** What can be done now, the oldest first. */
export function shownShortcuts(): readonly Shortcut[] {
  return [...shortcuts].map(({ current }) => current);
}

/** Offers something while the component is on the page. */
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

/** The same as an element, because a hook cannot stand in a condition: drawn while the action is possible. */
export function OfferedShortcut(shortcut: Shortcut): null {
  useShortcut(shortcut);
  return null;
}
