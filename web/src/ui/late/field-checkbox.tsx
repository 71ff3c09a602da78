import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { useFieldError } from './refused-form.ts';

interface CheckboxFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** A box to tick, with its words beside it. */
export function CheckboxField({ label, error: given, className, ...input }: CheckboxFieldProps) {
  const id = useId();
  const error = useFieldError({ error: given }, input.required && input.checked === false && 'unticked');
  return (
    <div className={className}>
      <label className="flex min-h-11 items-start gap-3 py-2.5 text-sm">
        <input
          {...input}
          type="checkbox"
          {...(error && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
          className="mt-px size-5 shrink-0 accent-accent"
        />
        <span>{label}</span>
      </label>
      {error && (
        <p id={`${id}-error`} role="alert" className="text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
