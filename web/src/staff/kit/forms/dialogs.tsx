import type { ReactNode } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/late/modal.tsx';
import { CheckedForm, type Sendable, type SendableForm, SubmitButton } from './checked-form.tsx';
import { FormError } from './refusals.tsx';
import { type RecordSetup, useRecordForm } from './use-record-form.ts';

interface DialogSetup<Values extends object, Stored> extends Omit<RecordSetup<Values, string, Stored>, 'about' | 'saved'> {
  /** What stands in the fields before anything is typed: nothing yet, or what is stored. */
  readonly blank: Values;
}

/**
 * The form of a dialog about a thing, such as an order. What is typed outlives a reload, an ended session and a closed dialog, until it is sent.
 * What others have stored meanwhile takes its place in the fields into which nobody typed.
 */
export function useDialogForm<Values extends object, Stored = unknown>(
  dialog: string,
  about: string,
  { blank, ...setup }: DialogSetup<Values, Stored>,
) {
  // What a dialog changes names no version, so what it says stands for that.
  const saved = { version: JSON.stringify(blank), values: blank };
  return useRecordForm<Values, string, Stored>({ ...setup, about: `dialog ${about} ${dialog}`, saved });
}

interface FormDialogProps {
  /** A form of `useDialogForm` or `useRecordForm`, or a change of `useChange`, which checks no fields. */
  form: SendableForm;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** False while the form is incomplete for another reason than an empty required field. */
  isReady?: boolean;
  isUnchanged?: boolean;
  action: string;
  /**
   * Stands in the place of the form once it is sent, such as a secret that is shown once; undefined until then. Only by it the dialog is closed
   * once something is sent.
   */
  after?: ReactNode;
}

/** Closes a dialog, but not where something that is told once would be lost: while it is on its way, or shown. */
const closeOf =
  ({ form, onClose, ...dialog }: Pick<FormDialogProps, 'form' | 'onClose' | 'after'>) =>
  () =>
    !('after' in dialog && (form.isPending || dialog.after)) && onClose();

/** A dialog that is one form. Draw it while it is open. */
export function FormDialog(props: FormDialogProps) {
  const { form, title, isReady, isUnchanged, action, after, children } = props;
  return (
    <Modal open onClose={closeOf(props)} title={title}>
      {after || (
        <CheckedForm form={form} isReady={isReady} isUnchanged={isUnchanged}>
          {children}
          <FormError error={form.error} />
          <SubmitButton isPending={form.isPending} className="self-end">
            {action}
          </SubmitButton>
        </CheckedForm>
      )}
    </Modal>
  );
}

type AskDialogProps = Omit<FormDialogProps, 'isReady' | 'isUnchanged'>;

/** A dialog that says what a press will do, and asks for that press. */
export function AskDialog(props: AskDialogProps) {
  const { form, title, action, after, children } = props;
  const { t } = useI18n();
  const close = closeOf(props);
  return (
    <Modal open onClose={close} title={title}>
      {after || (
        <DialogQuestion form={form} onCancel={close} cancel={t('account.cancel')} action={action}>
          {children}
        </DialogQuestion>
      )}
    </Modal>
  );
}

interface DialogQuestionProps {
  form: Sendable;
  children: ReactNode;
  action: string;
  cancel: string;
  onCancel: () => void;
}

/** What a dialog says that will happen, with the buttons that do it and that leave it. */
export function DialogQuestion({ form: { error, isPending, send }, action, cancel, onCancel, children }: DialogQuestionProps) {
  return (
    <div className="flex flex-col gap-4">
      {children}
      <FormError error={error} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={onCancel}>
          {cancel}
        </Button>
        <Button variant="primary" isBusy={isPending} onClick={() => send()}>
          {action}
        </Button>
      </div>
    </div>
  );
}
