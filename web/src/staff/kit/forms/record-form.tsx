import type { ReactNode } from 'react';
import type { RecordDraft } from '../../../memory/late/record-draft.ts';
import { ErrorCard } from '../page/page-parts.tsx';
import { usePanel } from '../page/panel.tsx';
import { CheckedForm, SubmitButton } from './checked-form.tsx';
import { Conflict, type FieldWords } from './conflict.tsx';
import { FormError } from './use-change.tsx';
import type { useRecordForm } from './use-record-form.ts';
import { isConflict, type TypedMemory } from './use-typed.ts';

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

interface DraftMemory {
  readonly read: () => RecordDraft | undefined;
  readonly keep: (draft: RecordDraft) => void;
  readonly forget: () => void;
}

/**
 * Where a form over a record keeps what is typed: one draft for all records of a kind, of the last one that somebody typed over. `about` tells the
 * record from others, `blank` fills what a draft lacks.
 */
export function useRecordMemory<Values extends Readonly<Record<string, string>>>(
  drafts: DraftMemory,
  about: string,
  blank: Values,
): { readonly name: string; readonly memory: TypedMemory<Values, string> } {
  // Whoever signs in next in this tab must not find what somebody else typed.
  const place = `${usePanel().member.id} ${about}`;
  const ownDraft = () => {
    const draft = drafts.read();
    return draft?.place === place ? draft : undefined;
  };
  const memory: TypedMemory<Values, string> = {
    read: () => {
      const draft = ownDraft();
      return draft && { ...draft, values: { ...blank, ...draft.values }, base: draft.base as Partial<Values> | undefined };
    },
    keep: ({ base, ...typed }) => drafts.keep({ place, ...typed, base: base as Readonly<Record<string, string>> }),
    drop: () => {
      if (ownDraft()) drafts.forget();
    },
  };
  return { name: place, memory };
}
