import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** What went wrong, read out at once; nothing without words. */
export function Alert({ id, className, children }: { id?: string; className?: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <p id={id} role="alert" className={classNames('text-danger text-sm', className)}>
      {children}
    </p>
  );
}
