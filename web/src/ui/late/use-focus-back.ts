import { type RefObject, useEffect, useRef } from 'react';

/** When what a button has opened is gone, moves the focus back to the button, unless somebody has moved it elsewhere. Returns the button's ref. */
export function useFocusBack<Opener extends HTMLElement = HTMLButtonElement>(isOpen: boolean): RefObject<Opener | null> {
  const opener = useRef<Opener>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // Around the button, the page or a part of it may have taken the focus already (`useDialog`, `useKeptFocus`).
    if (wasOpen.current && !isOpen && document.activeElement?.contains(opener.current)) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}
