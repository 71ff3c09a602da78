import type { Ref, SelectHTMLAttributes } from 'react';
import { FieldFrame } from './field-frame.tsx';

export interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string;
  /** Value and words of each choice. */
  options: readonly (readonly [value: string, text: string])[];
  error?: string | undefined;
  ref?: Ref<HTMLSelectElement>;
}

/** A labelled choice of one, by the platform's own list. */
export function SelectField({ label, options, error, className, ...select }: SelectFieldProps) {
  return (
    <FieldFrame label={label} error={error} className={className}>
      {(control) => (
        <select {...select} {...control}>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
