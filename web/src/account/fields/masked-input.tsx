import type { MaskitoOptions } from '@maskito/core';
import { useMaskito } from '@maskito/react';
import { type Ref, useCallback } from 'react';
import { Field, type FieldProps } from '../../ui/late/field.tsx';

interface MaskedInputProps extends Omit<FieldProps, 'onChange' | 'value'> {
  mask: MaskitoOptions;
  value: string;
  onChange: (value: string) => void;
}

/** A text field that formats typed or pasted text by a mask, such as dd.mm.yyyy. */
export function MaskedInput({ mask, onChange, ref, ...field }: MaskedInputProps) {
  const maskRef = useMaskito({ options: mask });
  const setBothRefs = useCallback(
    (element: HTMLInputElement | null) => {
      maskRef(element);
      setRef(ref, element);
    },
    [maskRef, ref],
  );
  // The mask corrects the text after React's `change` event has read it. It then fires `input` again, with the corrected text.
  return <Field {...field} ref={setBothRefs} onInput={({ currentTarget }) => onChange(currentTarget.value)} />;
}

function setRef(ref: Ref<HTMLInputElement> | undefined, element: HTMLInputElement | null): void {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
}
