import { useEffect, useRef } from 'react';

/** Gives a field or a text the focus when it is drawn: on a page, in a dialog that opens with it, and in one that was open before. */
export function useFirstFocus<Part extends HTMLElement = HTMLInputElement>() {
  const part = useRef<Part>(null);
  useEffect(() => {
    // A dialog opens after its fields are drawn, and chooses by this attribute.
    part.current?.setAttribute('autofocus', '');
    part.current?.focus();
  }, []);
  return part;
}
