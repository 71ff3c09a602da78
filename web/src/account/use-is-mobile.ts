import { useSyncExternalStore } from 'react';

/** Up to here the page is a phone's; the same width as in the style's `md`. */
const MOBILE = '(max-width: 768px)';

/** Is the page as narrow as a phone's? For pages drawn in the browser only. */
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
