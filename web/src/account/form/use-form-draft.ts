import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { keepTyped } from '../../memory/late/form-draft.ts';

/** What is typed survives a reload, until it is sent or given up. `toDraft` picks what is kept; it must be the same function at each draw. */
export function useFormDraft<Values extends FieldValues>(
  { watch }: UseFormReturn<Values>,
  draftName: string,
  toDraft: (values: Values) => Record<string, string>,
): void {
  useEffect(() => {
    const { unsubscribe } = watch((_, { type }) => {
      if (type === 'change') keepTyped(draftName, toDraft(watch()));
    });
    return unsubscribe;
  }, [watch, draftName, toDraft]);
}
