import type { ReactNode } from 'react';
import { isConflict } from '../../../api/late/refusals.ts';
import { ErrorCard } from '../page/page-parts.tsx';
import { CheckedForm, type SendableForm, SubmitButton } from './checked-form.tsx';
import { Conflict, type FieldWords, type MergedForm } from './conflict.tsx';
import { FormError } from './refusals.tsx';

interface RecordFormProps<Values extends object> {
  /** That of `useRecordForm`. */
  form: SendableForm & MergedForm<Values>;
  /** How the fields are shown where somebody else was faster; a form of something new needs none. */
  wordsOf?: (field: keyof Values & string) => FieldWords<Values[keyof Values]>;
  /** False while the form is incomplete for another reason than an empty required field. */
  isReady?: boolean;
  /** The form holds what is saved already, and is then not sent; by default while nothing is typed. */
  isUnchanged?: boolean;
  action: string;
  /** The look of the button. */
  variant?: 'soft' | 'primary';
  /** Stands beside the button. */
  beside?: ReactNode;
  /** The title of a failure, which then has a button to try again; without it the shop's sentence stands alone. */
  failed?: string;
  className?: string;
  children: ReactNode;
}

/** Draws a form over a record: its fields, then what keeps it from being saved, and the button. */
export function RecordForm<Values extends object>(props: RecordFormProps<Values>) {
  const { form, wordsOf, isReady, isUnchanged = !form.isDirty, action, variant, beside, failed, className, children } = props;
  const { error, isPending } = form;
  const hasErrorCard = failed && error && !isConflict(error);
  const toldError = hasErrorCard ? null : error;
  return (
    <CheckedForm form={form} isReady={isReady} isUnchanged={isUnchanged} className={className}>
      {children}
      {wordsOf ? <Conflict form={form} error={toldError} wordsOf={wordsOf} /> : <FormError error={toldError} />}
      {hasErrorCard && <ErrorCard title={failed} error={error} onRetry={form.send} />}
      <div className="flex flex-wrap gap-3">
        <SubmitButton isPending={isPending} variant={variant}>
          {action}
        </SubmitButton>
        {beside}
      </div>
    </CheckedForm>
  );
}
