import { type InputHTMLAttributes, type Ref, useId } from 'react';
import { classNames } from '../class-names.ts';

export interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** The error, shown beside the field and read out by screen readers. */
  error?: string | undefined;
  hint?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** A labelled text field with its hint and error. */
export function Field({ label, error, hint, id, className, ...input }: FieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const notes = [hint && `${inputId}-hint`, error && `${inputId}-error`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label htmlFor={inputId} className="mb-1 block text-muted text-sm">
        {label}
      </label>
      <input
        {...input}
        id={inputId}
        aria-invalid={error ? true : undefined}
        aria-describedby={notes || undefined}
        className={classNames(
          'block min-h-12 w-full rounded-field border bg-bg px-3.5 py-2 text-base text-ink placeholder:text-muted focus-visible:outline-offset-0',
          error ? 'border-danger' : 'border-outline',
        )}
      />
      {hint && (
        <p id={`${inputId}-hint`} className="mt-1.5 text-muted text-sm">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${inputId}-error`} role="alert" className="mt-1.5 text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
