import { classNames } from '../../../ui/class-names.ts';

/** Why the shop did not do what was pressed, beside what was pressed; nothing without an error. */
export function Refused({ error, className }: { error: Error | null; className?: string }) {
  return (
    error && (
      <p role="alert" className={classNames('text-danger', className)}>
        {error.message}
      </p>
    )
  );
}
