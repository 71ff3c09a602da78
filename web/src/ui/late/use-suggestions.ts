import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

/** Milliseconds for which the list stays after the focus has left. */
const VANISHES_AFTER_MS = 200;

export type Suggestions = ReturnType<typeof useSuggestions>;

/**
 * The list of suggestions under a text field. Typing opens the list, the arrow keys mark a suggestion, Enter takes the marked suggestion,
 * Esc closes the list only. Any text is allowed: no suggestion is taken without Enter or a press.
 */
export function useSuggestions(options: readonly string[], onChoose: (text: string) => void) {
  const [isWanted, setWanted] = useState(false);
  const [marked, setMarked] = useState(-1);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);
  const isOpen = isWanted && options.length > 0;
  const setOpen = (isWantedNow: boolean) => {
    clearTimeout(leaving.current);
    setWanted(isWantedNow);
    setMarked(-1);
  };
  const choose = (text: string) => {
    onChoose(text);
    setOpen(false);
  };
  const step = (by: 1 | -1) => {
    setWanted(true);
    // Without a mark the arrow down marks the first suggestion, and the arrow up the last.
    const from = marked < 0 && by < 0 ? 0 : marked;
    setMarked((from + by + options.length) % options.length);
  };
  // What each key does; a key that is not here, or does nothing, is left to the browser.
  const keys: Record<string, (() => void) | undefined> = {
    ArrowDown: options.length > 0 ? () => step(1) : undefined,
    ArrowUp: options.length > 0 ? () => step(-1) : undefined,
    Enter: isOpen && marked >= 0 ? () => choose(options[marked] ?? '') : undefined,
    Escape: isOpen ? () => setOpen(false) : undefined,
  };
  return {
    isOpen,
    /** Index of the marked suggestion; -1 when none is marked. */
    marked,
    open: () => setOpen(true),
    choose,
    onKeyDown: (event: KeyboardEvent) => {
      const act = keys[event.key];
      if (!act) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    },
    onBlur: () => {
      leaving.current = setTimeout(() => setOpen(false), VANISHES_AFTER_MS);
    },
  };
}
