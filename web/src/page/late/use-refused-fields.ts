import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { fieldErrors } from '../../api/late/refusals.ts';

/**
 * Shows beside each field of a form why the server refused it, and moves the focus to the first. Mistakes elsewhere are left out: a form would
 * never be sent again with an error that no field can lose.
 */
export function useRefusedFields<Values extends FieldValues>(
  { setError, getValues }: UseFormReturn<Values>,
  error: Error | null,
  sentencesOf: (error: Error) => Readonly<Record<string, string | undefined>> = fieldErrors,
): void {
  const show = useEffectEvent((refusal: Error) => {
    const sentences = sentencesOf(refusal);
    const refused = Object.keys(getValues()).filter((name) => sentences[name]);
    for (const [index, name] of refused.entries())
      setError(name as Path<Values>, { type: 'shop', message: sentences[name] ?? '' }, { shouldFocus: index === 0 });
  });
  useEffect(() => {
    if (error) show(error);
  }, [error]);
}
