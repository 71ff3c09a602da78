import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Skeleton } from '../skeleton.tsx';

interface CardProps {
  title: string;
  /** Beside the title. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A titled part of a page on a card of its own. */
export function Card({ title, aside, className, children }: CardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classNames('rounded-card border border-line bg-surface p-5 shadow-card md:p-6', className)}
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

/** Takes the place of content that is loading. `label` says so to screen readers; `heights` are class names, one for each line. */
export function LinesSkeleton({ label, heights }: { label: string; heights: readonly string[] }) {
  return (
    <div role="status" className="mt-4 flex flex-col gap-3">
      <span className="sr-only">{label}</span>
      {heights.map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move.
        <Skeleton key={index} className={height} />
      ))}
    </div>
  );
}
