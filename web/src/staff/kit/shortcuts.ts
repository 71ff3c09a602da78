import { useEffect, useRef } from 'react';

/** A key that does something while its page is open. */
export interface Shortcut {
  /** The key's place on the keyboard, `KeyN`, the same in every layout of letters; with `after: 'KeyG'` it counts after that key. */
  readonly code: string;
  readonly after?: string;
  /** How the key is shown: 'N', 'G O'. */
  readonly keys: string;
  readonly label: string;
  readonly run: () => void;
}

const shortcuts = new Set<{ current: Shortcut }>();

/** The keys that do something now, the oldest first. */
export function shownShortcuts(): readonly Shortcut[] {
  return [...shortcuts].map(({ current }) => current);
}

/** Makes a key act while the component is on the page. */
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
