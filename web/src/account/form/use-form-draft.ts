import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { keepTyped } from '../../memory/late/form-draft.ts';

/**
 * Keeps what is typed into a form beyond a reload, until it is sent or given up. What a program changes is not kept: a draft that nobody
 * has typed would hide what is stored. `toDraft` picks what is kept.
 */
export function useFormDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  draftName: string,
  toDraft: (values: Values) => Record<string, string>,
): void {
  const { watch, getValues } = form;
  const keep = useEffectEvent(() => keepTyped(draftName, toDraft(getValues())));
  useEffect(() => {
    const { unsubscribe } = watch((_, { type }) => {
      if (type === 'change') keep();
    });
    return unsubscribe;
  }, [watch]);
}
