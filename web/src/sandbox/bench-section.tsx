import { type ReactNode, useId } from 'react';

/** A titled part of the sandbox's page for trying payments. */
export function BenchSection({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className="min-w-0 scroll-mt-20 rounded-card border border-line bg-surface p-5 shadow-card md:p-6"
    >
      <h2 id={titleId} className="mb-3 text-card">
        {title}
      </h2>
      {children}
    </section>
  );
}
