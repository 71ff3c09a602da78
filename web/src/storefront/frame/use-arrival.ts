import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** So long a link waits for its part of the page: the code of the page and its data may come later than the address. */
const PART_COMES_WITHIN_MS = 10_000;

/**
 * Does for moves inside the shop what a browser does when it loads a page: a new page starts at its top with the focus on its content,
 * where a screen reader goes on; a link to a part of a page scrolls there, once the part is drawn. After a step back the browser itself
 * restores the position.
 */
export function useArrival(content: RefObject<HTMLElement | null>): void {
  const { pathname, hash, key } = useLocation();
  const navigation = useNavigationType();
  const arrivedAt = useRef<{ readonly pathname: string; readonly key: string }>(undefined);
  useEffect(() => {
    const before = arrivedAt.current;
    arrivedAt.current = { pathname, key };
    if (before && (before.key === key || navigation === 'POP')) return;
    const isNewPage = before?.pathname !== pathname;
    const id = decoded(hash.slice(1));
    const part = partOf(id);
    // The first page of a visit is the browser's own, but for a part that was not drawn when the browser looked for it.
    if (before) arrive(content.current, part, isNewPage);
    if (isNewPage && id && !part && content.current) return scrollOnceDrawn(id, content.current);
  }, [pathname, hash, key, navigation, content]);
}

function arrive(content: HTMLElement | null, part: HTMLElement | null, isNewPage: boolean): void {
  if (isNewPage) content?.focus({ preventScroll: true });
  if (part) part.scrollIntoView();
  else if (isNewPage) window.scrollTo({ top: 0, behavior: 'instant' });
}

/**
 * Scrolls to a part as soon as it is drawn within an element, unless the visitor reads or uses the page by then, or the browser has gone back
 * to where the visitor stood before a reload. Returns a function that stops waiting for the part.
 */
function scrollOnceDrawn(id: string, content: HTMLElement): () => void {
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const observer = new MutationObserver(() => {
    const part = partOf(id);
    if (!part) return;
    stop();
    const isUntouched = [content, document.body].includes(document.activeElement as HTMLElement);
    if (isUntouched && window.scrollY === 0) part.scrollIntoView();
  });
  const timer = setTimeout(stop, PART_COMES_WITHIN_MS);
  observer.observe(content, { childList: true, subtree: true });
  return stop;
}

function partOf(id: string): HTMLElement | null {
  return id ? document.getElementById(id) : null;
}

/** The text without its URL encoding, or as it is where a `%` in it encodes nothing. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
