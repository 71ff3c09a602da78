import { type MouseEvent, type RefObject, type SyntheticEvent, useEffect, useRef } from 'react';

interface DialogProps {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel: (event: SyntheticEvent) => void;
  onMouseDown: (event: MouseEvent) => void;
}

/**
 * Drives a native modal dialog from `open`: the platform keeps the focus inside, makes the page behind inert, listens for Esc and
 * gives the focus back. Esc and a press on the backdrop ask to close by `onClose`; the owner decides.
 */
export function useDialog(open: boolean, onClose: () => void): DialogProps {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);
  useEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);
  return {
    ref,
    onCancel: (event) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    onMouseDown: (event) => {
      if (event.target === event.currentTarget) onClose();
    },
  };
}
