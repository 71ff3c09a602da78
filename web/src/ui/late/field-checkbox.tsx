import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { Alert } from './alert.tsx';
import { useFieldError } from './refused-form.ts';

interface CheckboxFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** A box to tick, with its words beside it. */
export function CheckboxField({ label, error, className, ...input }: CheckboxFieldProps) {
  const errorId = useId();
  const fault = useFieldError({ error }, input.required && input.checked === false && 'unticked');
  return (
    <div className={className}>
      <label className="flex min-h-11 items-start gap-3 py-2.5 text-sm">
        <input
          {...input}
          type="checkbox"
          aria-invalid={fault ? true : input['aria-invalid']}
          aria-describedby={fault ? errorId : input['aria-describedby']}
          className="mt-px size-5 shrink-0 accent-accent"
        />
        <span>{label}</span>
      </label>
      <Alert id={errorId}>{fault}</Alert>
    </div>
  );
}
