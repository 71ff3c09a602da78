import type { MaskitoOptions } from '@maskito/core';
import { useMaskito } from '@maskito/react';
import { type Ref, useCallback } from 'react';
import { Field, type FieldProps } from '../../ui/late/field.tsx';

export interface MaskedInputProps extends Omit<FieldProps, 'onChange' | 'value'> {
  mask: MaskitoOptions;
  value: string;
  onChange: (value: string) => void;
}

/** A text field that keeps what is typed or pasted in a mask. */
export function MaskedInput({ mask, onChange, ref, ...field }: MaskedInputProps) {
  const maskRef = useMaskito({ options: mask });
  const both = useCallback(
    (element: HTMLInputElement | null) => {
      maskRef(element);
      pass(ref, element);
    },
    [maskRef, ref],
  );
  // The mask corrects the text after React's `change` would have read it; `input` comes again once it is right.
  return <Field {...field} ref={both} onInput={({ currentTarget }) => onChange(currentTarget.value)} />;
}

function pass(ref: Ref<HTMLInputElement> | undefined, element: HTMLInputElement | null): void {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
}
