import { classNames } from '../../../ui/class-names.ts';

/** Why the shop refused a press, beside the button; nothing without an error. */
export function Refused({ error, className }: { error: Error | null; className: string }) {
  return (
    error && (
      <p role="alert" className={classNames('text-danger', className)}>
        {error.message}
      </p>
    )
  );
}

/** Why the shop refused a form, in a coloured box below its fields; nothing without an error. */
export function FormError({ error, className }: { readonly error: Error | null | undefined; readonly className?: string }) {
  return (
    error && (
      <p role="alert" className={classNames('rounded-field bg-danger-soft px-4 py-3 text-danger text-sm', className)}>
        {error.message}
      </p>
    )
  );
}
