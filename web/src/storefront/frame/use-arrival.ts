import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Does for moves inside the shop what a browser does when it loads a page: a new page starts at its top with the focus on its content,
 * where a screen reader goes on; a link to a part of a page scrolls there. After a step back the browser itself restores the position.
 */
export function useArrival(content: RefObject<HTMLElement | null>): void {
  const { pathname, hash, key } = useLocation();
  const navigation = useNavigationType();
  const arrivedAt = useRef({ pathname, key });
  useEffect(() => {
    const before = arrivedAt.current;
    arrivedAt.current = { pathname, key };
    if (before.key === key || navigation === 'POP') return;
    const part = hash && document.getElementById(decoded(hash.slice(1)));
    if (part) return part.scrollIntoView();
    if (before.pathname === pathname) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    content.current?.focus({ preventScroll: true });
  }, [pathname, hash, key, navigation, content]);
}

/** The text without its URL encoding, or as it is where a `%` in it encodes nothing. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
