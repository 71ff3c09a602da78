import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/late/modal.tsx';
import { FormError } from './form-error.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useLacking } from './use-lacking.tsx';

export interface TwoStepDialogProps {
  onClose: () => void;
  title: string;
  /** The first step: what to do, with its fields. A field without which nobody goes on is `required`. */
  choose: ReactNode;
  /** The first step is complete. */
  canGoOn: boolean;
  /** The second step: what will happen, in words, with the reason or the amount to type. */
  review: ReactNode;
  /** The second step is complete. */
  canConfirm: boolean;
  confirmLabel: string;
  onConfirm: () => void;
  /** The action runs: it cannot be pressed again, nor the dialog be closed. */
  isPending: boolean;
  error?: Error | null;
}

/** For what cannot be undone: choose, then read what will happen and confirm. Draw it while it is open. */
export function TwoStepDialog(props: TwoStepDialogProps) {
  const { onClose, title, choose, canGoOn, review, canConfirm, confirmLabel, onConfirm, isPending, error } = props;
  const { t } = useI18n();
  const [isReview, setReview] = useState(false);
  const lacking = useLacking();
  const step = useRef<HTMLParagraphElement>(null);
  const shown = useRef(isReview);
  // The button that was pressed is gone with its step: readers and the keyboard go on from the head of the next one.
  useEffect(() => {
    if (shown.current !== isReview) step.current?.focus();
    shown.current = isReview;
  }, [isReview]);
  const close = () => !isPending && onClose();
  const back = () => {
    lacking.forget();
    setReview(false);
  };
  return (
    <Modal open onClose={close} title={title} closeLabel={t('frame.close')}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onChange={lacking.forget}
        onSubmit={(event) => {
          event.preventDefault();
          if (isReview ? !canConfirm : !canGoOn) lacking.show(event.currentTarget);
          else if (!isReview) setReview(true);
          else if (!isPending) onConfirm();
        }}
      >
        <p ref={step} tabIndex={-1} className="text-muted text-xs outline-none">
          {t('staff.step', { step: isReview ? 2 : 1 })}
        </p>
        {isReview ? review : choose}
        {lacking.note}
        <FormError error={error} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="quiet" aria-disabled={isPending || undefined} onClick={isReview ? () => !isPending && back() : close}>
            {t(isReview ? 'frame.back' : 'staff.cancel')}
          </Button>
          {isReview ? (
            <SubmitButton key="confirm" aria-disabled={!canConfirm} isPending={isPending}>
              {confirmLabel}
            </SubmitButton>
          ) : (
            <Button key="on" type="submit" aria-disabled={!canGoOn || undefined}>
              {t('staff.continue')}
            </Button>
          )}
        </div>
      </form>
    </Modal>
  );
}
