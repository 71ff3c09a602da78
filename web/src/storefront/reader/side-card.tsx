import { type ReactNode, useId } from 'react';
import { classNames } from '../../ui/class-names.ts';

/** A box beside the article. */
export function SideCard({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className={classNames('rounded-card border border-line bg-surface p-5 shadow-card', className)}
    >
      <h2 id={titleId} className="mb-1 text-card md:mb-2">
        {title}
      </h2>
      {children}
    </section>
  );
}
