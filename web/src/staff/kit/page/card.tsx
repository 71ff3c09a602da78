import { type ReactNode, useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';

export interface CardProps {
  /** Without a title the card is no region of its own. */
  title?: string;
  /** Stands at the end of the title's line. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A part of a page of the panel. */
export function Card({ title, aside, className, children }: CardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={title ? id : undefined}
      className={classNames('min-w-0 rounded-card border border-line bg-surface p-4 text-sm shadow-card md:p-5', className)}
    >
      {title && (
        <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
          <h2 id={id} className="text-2xl leading-tight">
            {title}
          </h2>
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}
