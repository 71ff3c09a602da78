import type { ReactNode } from 'react';
import { ErrorCard } from '../page/page-parts.tsx';
import { CheckedForm } from './checked-form.tsx';
import { Conflict, type FieldWords } from './conflict.tsx';
import { SubmitButton } from './submit-button.tsx';
import type { useRecordForm } from './use-record-form.ts';
import { isConflict } from './use-typed.ts';

/** What any form over a record offers to the page around its fields. */
export type Sendable = Pick<
  ReturnType<typeof useRecordForm<object, unknown, unknown>>,
  'error' | 'isPending' | 'isRight' | 'isDirty' | 'refuse' | 'send'
>;

interface RecordFormProps<Values extends object> {
  form: Sendable & Parameters<typeof Conflict<Values>>[0]['typed'];
  /** How the fields are told, where somebody else was faster. */
  wordsOf: (field: keyof Values & string) => FieldWords<Values[keyof Values]>;
  /** All that the form needs is there. */
  isReady?: boolean;
  /** The form holds what is saved already, and is then not sent. */
  isUnchanged?: boolean;
  action: string;
  /** The title of what failed, with a way to try again; the shop's sentence alone when not given. */
  failed?: string;
  className?: string;
  children: ReactNode;
}

/** A form over a record: its fields, then what keeps it from being saved, and the button. */
export function RecordForm<Values extends object>(props: RecordFormProps<Values>) {
  const { form, wordsOf, isReady = true, isUnchanged = !form.isDirty, action, failed, children } = props;
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
      <Conflict typed={form} error={failure ? null : error} wordsOf={wordsOf} />
      {failure && <ErrorCard title={failed} error={error} onRetry={form.send} />}
      <SubmitButton isPending={isPending} className="self-start justify-self-start">
        {action}
      </SubmitButton>
    </CheckedForm>
  );
}
