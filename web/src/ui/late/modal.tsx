import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { IconButton } from '../button.tsx';
import { useDialog } from '../use-dialog.ts';

interface ModalProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** What the cross does, where it does more than to close. */
  closeLabel?: string;
  /** The action; it stays visible below the scrolling content. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A dialog in the middle of the page, or rising from the bottom edge of a phone. Its content exists only while it is open. */
export function Modal({ open, onClose, title, closeLabel, footer, children }: ModalProps) {
  const { t } = useI18n();
  const titleId = useId();
  const dialog = useDialog(open, onClose);
  return (
    <dialog {...dialog} aria-labelledby={titleId} className="modal">
      {open && (
        <div className="flex min-h-0 flex-col">
          <header className="flex items-start gap-2 px-5 pt-5 pb-2 md:px-8 md:pt-7">
            <h2 id={titleId} className="min-w-0 grow wrap-anywhere pt-0.5 text-section">
              {title}
            </h2>
            <IconButton label={closeLabel ?? t('frame.close')} onClick={onClose} className="-mr-2.5">
              <X size={20} aria-hidden="true" />
            </IconButton>
          </header>
          <div className="grow overflow-y-auto overscroll-contain px-5 pb-5 md:px-8">{children}</div>
          {footer && <footer className="border-line border-t px-5 py-4 md:px-8">{footer}</footer>}
        </div>
      )}
    </dialog>
  );
}
