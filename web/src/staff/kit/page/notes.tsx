import type { ReactNode } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Emblem } from '../../../ui/emblem.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** Nothing is here: one sentence, and what to do next. */
export function Empty({ title, text, action }: { title: string; text?: ReactNode; action?: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-2 px-4 py-10 text-center">
      <Emblem name="flame" className="size-16" />
      <p className="font-heading text-2xl">{title}</p>
      {text && <p className="max-w-prose text-muted text-sm">{text}</p>}
      {action}
    </div>
  );
}

/** What failed, in the card that it concerns, and a way to try again. */
export function ErrorCard({ title, error, onRetry }: { title?: string; error: Error; onRetry: () => void }) {
  const { t } = useI18n();
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 rounded-card bg-danger-soft px-4 py-3 text-danger text-sm">
      <p className="min-w-0 grow">
        <strong className="block">{title ?? t('staff.failed')}</strong>
        {error.message}
      </p>
      <Button onClick={onRetry}>{t('frame.retry')}</Button>
    </div>
  );
}

interface AwaitedProps<Data> {
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown };
  /** So many rows stand in its place while it is on its way. */
  rows?: number;
  children: (data: Data) => ReactNode;
}

/** A part of a page that the API answers: rows while it is on its way, or what failed. What is there stays when it cannot be read anew. */
export function Awaited<Data>({ query: { data, error, refetch }, rows, children }: AwaitedProps<Data>) {
  if (data !== undefined) return children(data);
  return error ? <ErrorCard error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={rows} />;
}

const ROWS = [1, 2, 3, 4, 5, 6];

/** Rows in the place of rows that are on their way; shown after 300 ms, so that a fast answer shows nothing. */
export function SkeletonRows({ rows = ROWS.length }: { rows?: number | undefined }) {
  const { t } = useI18n();
  return (
    <div role="status" className="flex animate-appear-late flex-col gap-2 p-3">
      <span className="sr-only">{t('frame.loading')}</span>
      {ROWS.slice(0, rows).map((row) => (
        <Skeleton key={row} className="h-14" />
      ))}
    </div>
  );
}
