import type { ReactNode } from 'react';
import type { RecordDraft } from '../../../memory/late/record-draft.ts';
import { ErrorCard } from '../page/page-parts.tsx';
import { CheckedForm, type Sendable, SubmitButton } from './checked-form.tsx';
import { Conflict, type FieldWords, type MergedForm } from './conflict.tsx';
import { ownDraft, usePersonalPlace } from './own-draft.ts';
import { FormError } from './use-change.tsx';
import { isConflict, type TypedMemory } from './use-typed.ts';

/** What `RecordForm` needs of the form of `useRecordForm`. */
interface FormOfRecord<Values> extends Sendable, MergedForm<Values> {
  readonly isRight: boolean;
  readonly refuse: () => void;
}

interface RecordFormProps<Values extends object> {
  form: FormOfRecord<Values>;
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
  const { form, wordsOf, isReady = true, isUnchanged = !form.isDirty, action, variant, beside, failed, children } = props;
  const { error, isPending } = form;
  const hasErrorCard = failed && error && !isConflict(error);
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
        <Conflict form={form} error={hasErrorCard ? null : error} wordsOf={wordsOf} />
      ) : (
        <FormError error={hasErrorCard ? null : error} />
      )}
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

interface DraftMemory {
  readonly read: () => RecordDraft | undefined;
  readonly keep: (draft: RecordDraft) => void;
  readonly forget: () => void;
}

/**
 * Where a form over a record keeps what is typed. All records of a kind share one draft, that of the record into which somebody typed last. `about`
 * tells the record from others; `blank` has the values of fields that a draft lacks.
 */
export function useRecordMemory<Values extends Readonly<Record<string, string>>>(
  drafts: DraftMemory,
  about: string,
  blank: Values,
): { readonly name: string; readonly memory: TypedMemory<Values, string> } {
  const place = usePersonalPlace(about);
  const { read, drop } = ownDraft(drafts, (draft) => draft.place === place);
  // The memory holds texts by any names: that they are those of this form follows from `place`.
  const memory: TypedMemory<Values, string> = {
    read: () => {
      const draft = read();
      return draft && { ...draft, values: { ...blank, ...draft.values }, base: draft.base as Partial<Values> | undefined };
    },
    keep: ({ base, ...typed }) => drafts.keep({ place, ...typed, base: base as Readonly<Record<string, string>> }),
    drop,
  };
  return { name: place, memory };
}
