import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Modal } from '../../../ui/late/modal.tsx';
import { CheckedForm, SubmitButton } from './checked-form.tsx';
import type { Sendable } from './record-form.tsx';
import { FormError } from './use-change.tsx';

export interface TwoStepDialogProps {
  /** What is sent at the end. Until it has an answer it cannot be pressed again, nor the dialog be closed. */
  form: Pick<Sendable, 'send' | 'isPending' | 'error'>;
  onClose: () => void;
  title: string;
  /** What the two steps are called; missing: they are only numbered. */
  steps?: readonly [string, string];
  /** The first step: what to do, with its fields. A field without which nobody goes on is `required`. */
  choose: ReactNode;
  /** The first step is complete. */
  isReady?: boolean;
  /** The second step: what will happen, in words, with the amount to type. */
  review: ReactNode;
  /** The second step is complete. */
  isConfirmed?: boolean;
  confirmLabel: string;
}

/** For what cannot be undone: choose, then read what will happen and confirm. Draw it while it is open. */
export function TwoStepDialog(props: TwoStepDialogProps) {
  const { onClose, title, steps, choose, isReady = true, review, isConfirmed = isReady, confirmLabel } = props;
  const { send, isPending, error } = props.form;
  const { t } = useI18n();
  const [isReview, setReview] = useState(false);
  const formId = useId();
  const step = useRef<HTMLParagraphElement>(null);
  const shown = useRef(isReview);
  // The button that was pressed is gone with its step: readers and the keyboard go on from the head of the next one.
  useEffect(() => {
    if (shown.current !== isReview) step.current?.focus();
    shown.current = isReview;
  }, [isReview]);
  const close = () => !isPending && onClose();
  // However long the step is, what the shop refused and the way on stay in sight.
  const footer = (
    <div key={String(isReview)} className="flex flex-col gap-3">
      <FormError error={error} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" isBusy={isPending} onClick={isReview ? () => setReview(false) : close}>
          {t(isReview ? 'frame.back' : 'account.cancel')}
        </Button>
        {isReview ? (
          <SubmitButton form={formId} isPending={isPending}>
            {confirmLabel}
          </SubmitButton>
        ) : (
          <Button type="submit" form={formId}>
            {t('staff.continue')}
          </Button>
        )}
      </div>
    </div>
  );
  return (
    <Modal open onClose={close} title={title} footer={footer}>
      <CheckedForm
        key={String(isReview)}
        id={formId}
        className="flex flex-col gap-4"
        isReady={isReview ? isConfirmed : isReady}
        isPending={isReview && isPending}
        onSend={isReview ? send : () => setReview(true)}
      >
        <p ref={step} tabIndex={-1} className="text-muted text-xs outline-none">
          {steps ? <Steps names={steps} now={isReview ? 1 : 0} /> : t('staff.step', { step: isReview ? 2 : 1 })}
        </p>
        {isReview ? review : choose}
      </CheckedForm>
    </Modal>
  );
}

function Steps({ names, now }: { names: readonly [string, string]; now: 0 | 1 }) {
  return (
    <span className="flex flex-wrap gap-2">
      {names.map((name, index) => (
        <span
          key={name}
          aria-current={index === now ? 'step' : undefined}
          className={classNames(
            'inline-flex items-center gap-1.5 rounded-full px-3 py-1 font-semibold',
            index === now && 'bg-soft text-accent',
            index < now && 'text-ok',
          )}
        >
          {index < now && <Check size={14} aria-hidden="true" />}
          {`${index + 1}. ${name}`}
        </span>
      ))}
    </span>
  );
}
