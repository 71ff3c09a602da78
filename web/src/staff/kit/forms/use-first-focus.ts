import { useEffect, useRef } from 'react';

/** Gives a field the focus when it is drawn: on a page, in a dialog that opens with it, and in one that was open before. */
export function useFirstFocus() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // A dialog opens after its fields are drawn, and chooses by this attribute.
    field.current?.setAttribute('autofocus', '');
    field.current?.focus();
  }, []);
  return field;
}
