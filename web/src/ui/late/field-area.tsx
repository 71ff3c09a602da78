import type { ReactNode, Ref, TextareaHTMLAttributes } from 'react';
import { FieldFrame } from './field-frame.tsx';
import { type FieldFaults, isBlank, useFieldError } from './refused-form.ts';

export interface AreaFieldProps extends TextareaHTMLAttributes<HTMLTextAreaElement>, FieldFaults {
  label: string;
  hint?: ReactNode;
  ref?: Ref<HTMLTextAreaElement>;
}

/** A labelled text of many lines. A required field without text says so once somebody has tried to send its form. */
export function AreaField({ label, error, wrong, hint, className, rows = 4, ...area }: AreaFieldProps) {
  const fault = useFieldError({ error, wrong }, area.required && isBlank(area.value) && 'empty');
  return (
    <FieldFrame label={label} error={fault} hint={hint} className={className}>
      {(control) => <textarea {...area} {...control} rows={rows} />}
    </FieldFrame>
  );
}
