import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * What a browser does on a full page load, done for moves inside the shop: a new page starts at its top with the focus on its
 * content, so that a screen reader reads on there; a link to a part scrolls to it. Going back is left to the browser.
 */
export function useArrival(content: RefObject<HTMLElement | null>): void {
  const { pathname, hash, key } = useLocation();
  const navigation = useNavigationType();
  const arrivedAt = useRef({ pathname, key });
  useEffect(() => {
    const before = arrivedAt.current;
    arrivedAt.current = { pathname, key };
    if (before.key === key || navigation === 'POP') return;
    const part = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (part) {
      part.scrollIntoView();
      return;
    }
    if (before.pathname === pathname) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    content.current?.focus({ preventScroll: true });
  }, [pathname, hash, key, navigation, content]);
}
