import type { ReactNode } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/late/modal.tsx';
import { CheckedForm, SubmitButton } from './checked-form.tsx';
import type { Sendable } from './record-form.tsx';
import { FormError } from './refused.tsx';

interface FormDialogProps {
  form: Pick<Sendable, 'send' | 'isPending' | 'error'> & Partial<Pick<Sendable, 'isRight' | 'refuse'>>;
  onClose: () => void;
  title: string;
  /** The fields. */
  children: ReactNode;
  /** False while something else is missing or wrong than that a required field is empty. */
  isReady?: boolean;
  isUnchanged?: boolean;
  action: string;
  /** Stands in the place of the form once it is sent, such as a secret that is shown once: then only that closes the dialog. */
  after?: ReactNode;
}

/** A dialog that is one form. Draw it while it is open. */
export function FormDialog({ form, onClose, title, isReady = true, isUnchanged, action, after, children }: FormDialogProps) {
  return (
    <Modal open onClose={() => !after && onClose()} title={title}>
      {after || (
        <CheckedForm
          className="flex flex-col gap-4"
          isReady={isReady && form.isRight !== false}
          isUnchanged={isUnchanged ?? false}
          isPending={form.isPending}
          refusal={form.error}
          onRefuse={() => form.refuse?.()}
          onSend={form.send}
        >
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

/** A dialog that says what a press will do, and asks for it. */
export function AskDialog({ form, onClose, title, action, after, children }: AskDialogProps) {
  const { t } = useI18n();
  return (
    <Modal open onClose={() => !after && onClose()} title={title}>
      {after || (
        <DialogForm form={form} onCancel={onClose} cancel={t('account.cancel')} action={action}>
          {children}
        </DialogForm>
      )}
    </Modal>
  );
}

interface DialogFormProps extends Pick<FormDialogProps, 'form' | 'action' | 'children'> {
  cancel: string;
  onCancel: () => void;
}

/** What will happen, and the two ways out. */
export function DialogForm({ form: { error, isPending, send }, action, cancel, onCancel, children }: DialogFormProps) {
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
