import { classNames } from '../../../ui/class-names.ts';

interface RefusedProps {
  readonly error: Error | null | undefined;
  readonly className?: string;
}

/** Why the shop refused a press, beside the button; nothing without an error. */
export function Refused({ error, className }: RefusedProps) {
  return (
    error && (
      <p role="alert" className={classNames('text-danger', className)}>
        {error.message}
      </p>
    )
  );
}

/** Why the shop refused a form, in a coloured box below its fields; nothing without an error. */
export function FormError({ error, className }: RefusedProps) {
  return <Refused error={error} className={classNames('rounded-field bg-danger-soft px-4 py-3 text-sm', className)} />;
}
