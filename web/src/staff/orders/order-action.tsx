import { type ReactNode, useState } from 'react';
import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { OfferedShortcut } from '../kit/page/shortcuts.ts';

interface OrderActionProps {
  label: MessageKey;
  className?: string;
  /** It cannot be done now: the button is disabled, and `note` says why. */
  isRefused?: boolean;
  /** There is nothing to do any more: nothing is drawn, but an open dialog stays until it is closed, because it may say why it failed. */
  isOver?: boolean;
  /** Stands below the button. */
  note?: MessageKey | undefined;
  dialog: (close: () => void) => ReactNode;
}

/** The button, and the command of the palette, that open the dialog of an action on an order. */
export function OrderAction({ label, className = '', isRefused = false, isOver = false, note, dialog }: OrderActionProps) {
  const { t } = useI18n();
  const [isOpen, setOpen] = useState(false);
  if (isOver && !isOpen) return null;
  return (
    <div>
      {!isOver && (
        <Button variant="quiet" disabled={isRefused} onClick={() => setOpen(true)} className={`-ml-3 px-3! text-sm ${className}`}>
          {t(label)}
        </Button>
      )}
      {!isOver && !isRefused && <OfferedShortcut label={t(label)} run={() => setOpen(true)} />}
      {note && <p className="-mt-1 mb-2 text-muted text-xs">{t(note)}</p>}
      {isOpen && dialog(() => setOpen(false))}
    </div>
  );
}
