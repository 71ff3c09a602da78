import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Modal } from '../../../ui/late/modal.tsx';
import { CheckedForm, type Sendable, SubmitButton } from './checked-form.tsx';
import { FormError } from './refusals.tsx';

interface TwoStepDialogProps {
  /** What is sent at the end. Until it has an answer it cannot be sent again, nor the dialog be closed. */
  form: Sendable;
  onClose: () => void;
  title: string;
  /** The names of the two steps; without them the steps are only numbered. */
  steps?: readonly [string, string];
  /** The first step: what to do, with its fields. A field without which nobody goes on is `required`. */
  choose: ReactNode;
  /** The first step is complete. */
  isReady?: boolean;
  /** The second step: what will happen, in words, and where it is asked for the amount to type. */
  review: ReactNode;
  /** The second step is complete; by default once the first is. */
  isConfirmed?: boolean;
  confirmLabel: string;
}

/** For what cannot be undone: choose, then read what will happen and confirm. Draw it while it is open. */
export function TwoStepDialog(props: TwoStepDialogProps) {
  const { form, onClose, title, steps, choose, isReady = true, review, isConfirmed = isReady, confirmLabel } = props;
  const { t } = useI18n();
  const [isReview, setReview] = useState(false);
  const formId = useId();
  const close = () => !form.isPending && onClose();
  // The keys make each step begin anew: what the other said of empty fields is gone.
  const footer = (
    <Footer
      key={String(isReview)}
      form={form}
      formId={formId}
      isReview={isReview}
      onLeave={isReview ? () => setReview(false) : close}
      confirmLabel={confirmLabel}
    />
  );
  return (
    <Modal open onClose={close} title={title} footer={footer}>
      <CheckedForm
        key={String(isReview)}
        id={formId}
        form={isReview ? form : { send: () => setReview(true), isPending: false, error: null }}
        isReady={isReview ? isConfirmed : isReady}
      >
        <p ref={useFocusOnChange(isReview)} tabIndex={-1} className="text-muted text-xs outline-none">
          {steps ? <Steps names={steps} current={isReview ? 1 : 0} /> : t('staff.step', { step: isReview ? 2 : 1 })}
        </p>
        {isReview ? review : choose}
      </CheckedForm>
    </Modal>
  );
}

/** The button that was pressed is gone with its step: readers and the keyboard go on from the head of the next one. */
function useFocusOnChange(isReview: boolean) {
  const head = useRef<HTMLParagraphElement>(null);
  const shown = useRef(isReview);
  useEffect(() => {
    if (shown.current !== isReview) head.current?.focus();
    shown.current = isReview;
  }, [isReview]);
  return head;
}

interface FooterProps {
  form: Sendable;
  formId: string;
  isReview: boolean;
  /** Leaves the step: the first for the page, the second for the first. */
  onLeave: () => void;
  confirmLabel: string;
}

/** However long the step is, what the shop refused and the way on stay in sight. */
function Footer({ form: { isPending, error }, formId, isReview, onLeave, confirmLabel }: FooterProps) {
  const { t } = useI18n();
  return (
    <div className="flex flex-col gap-3">
      <FormError error={error} />
      <div className="flex flex-wrap justify-end gap-2">
        {/* The second press of a double press may be meant for the button of the step before. */}
        <Button variant="quiet" isBusy={isPending} onClick={({ detail }) => detail < 2 && onLeave()}>
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
}

function Steps({ names, current }: { names: readonly [string, string]; current: 0 | 1 }) {
  return (
    <span className="flex flex-wrap gap-2">
      {names.map((name, index) => (
        <span
          key={name}
          aria-current={index === current ? 'step' : undefined}
          className={classNames(
            'inline-flex items-center gap-1.5 rounded-full px-3 py-1 font-semibold',
            index === current && 'bg-soft text-accent',
            index < current && 'text-ok',
          )}
        >
          {index < current && <Check size={14} aria-hidden="true" />}
          {`${index + 1}. ${name}`}
        </span>
      ))}
    </span>
  );
}
