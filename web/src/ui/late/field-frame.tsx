import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';

/** The attributes that a control gets from its frame. */
interface ControlProps {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
  readonly className: string;
}

interface FieldFrameProps {
  label: string;
  /** A sentence, or several in lines of their own, which are shown as a list. */
  error?: string | undefined;
  hint?: ReactNode;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** Label, hint and error around a control, which gets its attributes from here. */
export function FieldFrame({ label, error, hint, className, children }: FieldFrameProps) {
  const id = useId();
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-muted text-sm">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': notes || undefined,
        className: classNames(
          'block min-h-12 w-full rounded-field border bg-bg px-3.5 py-2 text-base text-ink placeholder:text-muted focus-visible:outline-offset-0',
          error ? 'border-danger' : 'border-outline',
        ),
      })}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-muted text-sm">
          {hint}
        </p>
      )}
      {error && (
        <div id={`${id}-error`} role="alert" className="mt-1.5 text-danger text-sm">
          <ErrorText error={error} />
        </div>
      )}
    </div>
  );
}

function ErrorText({ error }: { error: string }) {
  const lines = error.split('\n');
  if (lines.length === 1) return error;
  return (
    <ul className="list-disc pl-5">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
