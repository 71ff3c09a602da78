import { useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, type PathValue, type UseFormProps, useForm } from 'react-hook-form';
import { mergeRecord } from '../../memory/late/merge-record.ts';
import { useKeepTyped } from '../../ui/late/use-keep-typed.ts';

/** What was typed and not saved, and what the fields had held before; a draft of a former version of the shop has no base. */
interface Draft {
  readonly values: object;
  readonly base?: object | undefined;
}

interface FormOver<Values extends FieldValues> extends Pick<UseFormProps<Values>, 'reValidateMode'> {
  /** What the fields hold of the record, as it was read last. */
  readonly stored: Values;
  /** What was typed before a reload. */
  readonly draft: Draft | undefined;
  readonly keep: (typed: { readonly values: Values; readonly base: Values }) => void;
}

/**
 * A form over a record that other devices and the staff change, too. Into fields in which nothing is typed comes what they have stored: else
 * saving would put back what they have changed. `base` has what was stored last; `isOvertaken`: somebody else has changed a field that was
 * typed over.
 */
export function useFormOver<Values extends FieldValues>({ stored, draft, keep, ...options }: FormOver<Values>) {
  const [begun] = useState(() =>
    draft ? mergeRecord<Values>(draft.base ?? {}, { ...stored, ...draft.values }, stored) : { values: stored, contested: [] },
  );
  const [isOvertaken, setOvertaken] = useState(begun.contested.length > 0);
  const form = useForm<Values>({ ...options, defaultValues: begun.values as DefaultValues<Values> });
  const base = useRef(stored);
  useKeepTyped(form, (values) => keep({ values, base: base.current }));
  const { getValues, setValue } = form;
  useEffect(() => {
    const { theirs, contested } = mergeRecord<Values>(base.current, getValues(), stored);
    base.current = stored;
    for (const field of theirs as Path<Values>[]) setValue(field, stored[field] as PathValue<Values, typeof field>);
    if (contested.length > 0) setOvertaken(true);
  }, [stored, getValues, setValue]);
  return { form, base, isOvertaken };
}
