import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Calls `keep` with all that a form holds, at each change of it. */
export function useKeepTyped<Values extends FieldValues>(form: UseFormReturn<Values>, keep: (values: Values) => void): void {
  const { watch, getValues } = form;
  const keepAll = useEffectEvent(() => keep(getValues()));
  useEffect(() => {
    const { unsubscribe } = watch(() => keepAll());
    return unsubscribe;
  }, [watch]);
}
