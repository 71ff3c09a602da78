import type { ReactNode } from 'react';
import { ErrorCard } from '../page/page-parts.tsx';
import { CheckedForm, SubmitButton } from './checked-form.tsx';
import { Conflict, type FieldWords } from './conflict.tsx';
import { FormError } from './refused.tsx';
import type { useRecordForm } from './use-record-form.ts';
import { isConflict } from './use-typed.ts';

/** What any form over a record offers to the page around its fields. */
export type Sendable = Pick<
  ReturnType<typeof useRecordForm<object, unknown, unknown>>,
  'error' | 'isPending' | 'isRight' | 'isDirty' | 'refuse' | 'send'
>;

interface RecordFormProps<Values extends object> {
  form: Sendable & Parameters<typeof Conflict<Values>>[0]['typed'];
  /** How the fields are told, where somebody else was faster; missing where the form is of something new. */
  wordsOf?: (field: keyof Values & string) => FieldWords<Values[keyof Values]>;
  /** False while something else is missing or wrong than that a required field is empty. */
  isReady?: boolean;
  /** The form holds what is saved already, and is then not sent. */
  isUnchanged?: boolean;
  action: string;
  /** The look of the button. */
  variant?: 'soft' | 'primary';
  /** Stands beside the button. */
  beside?: ReactNode;
  /** The title of what failed, with a way to try again; the shop's sentence alone when not given. */
  failed?: string;
  className?: string;
  children: ReactNode;
}

/** A form over a record: its fields, then what keeps it from being saved, and the button. */
export function RecordForm<Values extends object>(props: RecordFormProps<Values>) {
  const { form, wordsOf, isReady = true, isUnchanged = !form.isDirty, action, variant, beside, failed, children } = props;
  const { error, isPending } = form;
  const failure = failed && error && !isConflict(error);
  return (
    <CheckedForm
      className={props.className ?? 'flex flex-col gap-4'}
      isReady={isReady && form.isRight}
      isUnchanged={isUnchanged}
      isPending={isPending}
      refusal={error}
      onRefuse={form.refuse}
      onSend={form.send}
    >
      {children}
      {wordsOf ? (
        <Conflict typed={form} error={failure ? null : error} wordsOf={wordsOf} />
      ) : (
        <FormError error={failure ? null : error} />
      )}
      {failure && <ErrorCard title={failed} error={error} onRetry={form.send} />}
      <div className="flex flex-wrap gap-3">
        <SubmitButton isPending={isPending} variant={variant}>
          {action}
        </SubmitButton>
        {beside}
      </div>
    </CheckedForm>
  );
}
