import { ChevronLeft, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useI18n } from '../i18n/i18n.tsx';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { useDialog } from './use-dialog.ts';

export interface PanelProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Called by the back button, which is shown only when this is given. */
  onBack?: (() => void) | undefined;
  children: ReactNode;
}

/** A sheet at the right edge, over the page. Its content exists only while it is open. */
export function Panel({ open, onClose, title, onBack, children }: PanelProps) {
  const { t } = useI18n();
  const titleId = useId();
  const dialog = useDialog(open, onClose);
  return (
    <dialog {...dialog} aria-labelledby={titleId} className="sheet">
      {open && (
        <div className="flex min-h-0 grow flex-col">
          <header className="flex items-center gap-2 px-6 pt-6 pb-3">
            {onBack && (
              <IconButton label={t('frame.back')} onClick={onBack} className="-ml-2.5">
                <ChevronLeft size={22} aria-hidden="true" />
              </IconButton>
            )}
            <h2 id={titleId} className={classNames('grow text-section', onBack && 'text-center text-card')}>
              {title}
            </h2>
            <IconButton label={t('frame.close')} onClick={onClose} className="-mr-2.5">
              <X size={20} aria-hidden="true" />
            </IconButton>
          </header>
          <div className="flex grow scroll-pb-36 flex-col overflow-y-auto overscroll-contain px-6 pb-6">{children}</div>
        </div>
      )}
    </dialog>
  );
}
