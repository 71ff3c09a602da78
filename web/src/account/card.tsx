import { type ReactNode, useId } from 'react';
import { classNames } from '../ui/class-names.ts';

export interface CardProps {
  title: string;
  /** Beside the title. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A card of the account page. */
export function Card({ title, aside, className, children }: CardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classNames('rounded-card border border-line bg-surface px-5 py-5 shadow-card md:px-6 md:py-6', className)}
    >
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="text-card">
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
