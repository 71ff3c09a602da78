import { useSyncExternalStore } from 'react';

/** Matches the widths of phones: those below the style's `md`. In rem as there, because that follows the browser's size of text. */
const MOBILE = 'not all and (min-width: 48.0625rem)';

/** Is the page as narrow as a phone? The server does not know, and draws it as a wide one. */
export function useIsMobile(): boolean {
  return useSyncExternalStore(subscribe, isMobile, () => false);
}

function isMobile(): boolean {
  // The DOM of the tests has no `matchMedia`; there the page is wide.
  return window.matchMedia?.(MOBILE).matches ?? false;
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia?.(MOBILE);
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}
