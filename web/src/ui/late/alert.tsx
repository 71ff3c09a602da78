import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** What went wrong, read out at once; nothing without words. */
export function Alert({ className, children }: { className?: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <p role="alert" className={classNames('text-danger text-sm', className)}>
      {children}
    </p>
  );
}
