import { useLayoutEffect, useRef } from 'react';

/**
 * For a part of a page whose buttons change with what they have done: when the control in focus is gone, the part itself gets the focus, so that
 * the keyboard and screen readers go on there and not at the head of the page. Returns what the element of the part takes.
 */
export function useKeptFocus() {
  const ref = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  // Before the page's content gets the focus of a dialog that is gone.
  useLayoutEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
    hadFocus.current = ref.current?.contains(document.activeElement) ?? false;
  });
  const onFocus = () => {
    hadFocus.current = true;
  };
  return { ref, onFocus, tabIndex: -1, className: 'outline-none' };
}
