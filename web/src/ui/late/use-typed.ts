import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Tells `keep` all that a form holds, at each change. */
export function useTyped<Values extends FieldValues>(form: UseFormReturn<Values>, keep: (values: Values) => void): void {
  const { watch, getValues } = form;
  const tell = useEffectEvent(() => keep(getValues()));
  useEffect(() => {
    const { unsubscribe } = watch(() => tell());
    return unsubscribe;
  }, [watch]);
}
