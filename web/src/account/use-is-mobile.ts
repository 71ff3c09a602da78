import { useSyncExternalStore } from 'react';

/** Matches the widths of phones. The style's `md` begins above the same width. */
const MOBILE = '(max-width: 768px)';

/** Is the page as narrow as a phone? Works only in pages that the browser draws, not the server. */
export function useIsMobile(): boolean {
  return useSyncExternalStore(subscribe, isMobile, () => false);
}

function isMobile(): boolean {
  return window.matchMedia?.(MOBILE).matches ?? false;
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia?.(MOBILE);
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}
