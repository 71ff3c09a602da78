import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * For a part of a page whose controls change with what they have done: when the control in focus is gone, the part itself gets the focus, so that
 * the keyboard and screen readers go on there and not at the head of the page. Returns what the element of the part takes; the component that
 * draws the element must draw again whenever such a control goes.
 */
export function useKeptFocus<Part extends HTMLElement = HTMLDivElement>() {
  const ref = useRef<Part>(null);
  const hadFocus = useRef(false);
  // Before the page's content gets the focus of a dialog that is gone.
  useLayoutEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
    hadFocus.current = ref.current?.contains(document.activeElement) ?? false;
  });
  const onFocus = () => {
    hadFocus.current = true;
  };
  // Somebody has left the part. A control that is gone says nothing, and one whose window is left is still the active element.
  const onBlur = ({ target }: FocusEvent) => {
    if (target !== document.activeElement) hadFocus.current = false;
  };
  return { ref, onFocus, onBlur, tabIndex: -1 };
}
