import { ChevronDown } from 'lucide-react';
import type { Ref, SelectHTMLAttributes } from 'react';
import { FieldFrame } from './field-frame.tsx';
import { isBlank, useFieldError } from './refused-form.ts';

export interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string;
  /** Value and words of each choice. */
  options: readonly (readonly [value: string, text: string])[];
  error?: string | undefined;
  ref?: Ref<HTMLSelectElement>;
}

/** A labelled native select; children are groups of choices below the options. */
export function SelectField({ label, options, error, className, children, ...select }: SelectFieldProps) {
  const fault = useFieldError({ error }, select.required && isBlank(select.value) && 'empty');
  return (
    <FieldFrame label={label} error={fault} className={className}>
      {(control) => (
        <span className="relative block">
          <select {...select} {...control} className={`${control.className} appearance-none truncate pr-11`}>
            {options.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
            {children}
          </select>
          <ChevronDown
            size={18}
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-muted"
          />
        </span>
      )}
    </FieldFrame>
  );
}
