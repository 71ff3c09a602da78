import { type MouseEvent, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react';

/** The event by which a dialog tells that it has opened: what stands behind it is inert from then on. */
export const DIALOG_OPENED = 'dialogopened';

/**
 * Opens and closes a native modal dialog by `open`. The browser keeps the focus inside, makes the page behind inert and restores the focus.
 * Esc and a press on the backdrop call `onClose`; the dialog stays closed only when its owner then changes `open`.
 */
export function useDialog(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (open) {
      dialog.showModal();
      dialog.dispatchEvent(new Event(DIALOG_OPENED, { bubbles: true }));
    } else {
      dialog.close();
      catchFocus();
    }
  }, [open]);
  // Closed before it is removed: the browser gives the focus back when a dialog closes, and drops it when a dialog disappears.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => {
      if (!dialog?.open) return;
      dialog.close();
      // Later: a closed dialog has the focus until it is removed, and the part of the page in which it stood may take the focus first.
      queueMicrotask(catchFocus);
    };
  }, []);
  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      // Something inside the dialog was cancelled, such as the choice of a file.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    // Chrome closes a dialog at the second Esc in turn, whatever its page says.
    onClose: ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
      if (open && !currentTarget.open) currentTarget.showModal();
    },
    onMouseDown: (event: MouseEvent) => {
      if (event.target === event.currentTarget) onClose();
    },
  };
}

/** Where the browser found nothing to give the focus back to, the page's content gets it. */
function catchFocus(): void {
  if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true });
}
