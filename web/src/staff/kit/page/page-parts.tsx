import { type ReactNode, useEffect, useId } from 'react';
import { useLocation } from 'react-router-dom';
import { BRAND } from '#words/brand.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { recentPlaces } from '../../../memory/late/recent-places.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Emblem } from '../../../ui/emblem.tsx';
import { useKeptFocus } from '../../../ui/late/use-kept-focus.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { usePanel } from './panel.tsx';

interface PanelHeadingProps {
  title: string;
  /** The state of the thing that the page is about, such as a badge; stands before the text, and is not shown without one. */
  state?: ReactNode;
  text?: ReactNode;
  /** Buttons and links beside the title. */
  actions?: ReactNode;
  /** The page is about one thing, such as an order: the palette of commands offers it again. */
  isPlace?: boolean;
}

/** The one h1 of a page of the panel, which is also the title of the tab. */
export function PanelHeading({ title, state, text, actions, isPlace = false }: PanelHeadingProps) {
  const { language } = useI18n();
  useEffect(() => {
    document.title = `${title} — ${BRAND[language]}`;
  }, [title, language]);
  return (
    <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      {isPlace && <RememberedPlace title={title} />}
      <div className="min-w-0">
        <h1 className="text-[2rem] leading-tight md:text-[2.5rem]">{title}</h1>
        {text && (
          <p className={classNames('mt-1 text-muted text-sm', Boolean(state) && 'flex flex-wrap items-center gap-2')}>
            {state}
            <span>{text}</span>
          </p>
        )}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  );
}

/** Notes the page among the recent places; the panel's first page is none. */
function RememberedPlace({ title }: { title: string }) {
  const { to } = usePanel();
  const { pathname } = useLocation();
  const base = to('');
  useEffect(() => {
    if (pathname.startsWith(`${base}/`)) recentPlaces.put({ place: pathname.slice(base.length), title });
  }, [base, pathname, title]);
  return null;
}

interface CardProps {
  /** It names the card for screen readers; a card without a title is no region. */
  title?: string;
  /** Stands at the end of the title's line. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A part of a page of the panel. When it is drawn again without the control that had the focus, it gets the focus itself. */
export function Card({ title, aside, className, children }: CardProps) {
  const id = useId();
  return (
    <section
      {...useKeptFocus<HTMLElement>()}
      aria-labelledby={title ? id : undefined}
      className={classNames(
        'min-w-0 rounded-card border border-line bg-surface p-4 text-sm shadow-card outline-none md:p-5',
        className,
      )}
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

/** Stands in the place of rows where there are none: a sentence, and what to do next. */
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

/** Says what failed, beside what it concerns, with a button to try again. */
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

/** A query of `useQuery`, as far as its failure is told. */
export interface FallibleQuery {
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/** Says why a query failed, with a button to ask again; nothing while it has not failed. */
export function QueryError({ query: { error, refetch } }: { query: FallibleQuery }) {
  return error && <ErrorCard error={error} onRetry={() => void refetch()} />;
}

interface AwaitedProps<Data> {
  query: FallibleQuery & { readonly data: Data | undefined };
  /** How many rows stand in its place while it is loading, at most six. */
  rows?: number;
  children: (data: Data) => ReactNode;
}

/** A part of a page that the API answers: grey rows until it has come, or an error. Loaded data stay when a later reading fails. */
export function Awaited<Data>({ query, rows, children }: AwaitedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  return query.error ? <QueryError query={query} /> : <SkeletonRows rows={rows} />;
}

const ROWS = [1, 2, 3, 4, 5, 6];

/** Grey rows in the place of what is loading; shown after 300 ms, so that they do not flash before a fast answer. */
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

/** A frame around a wide table, which scrolls sideways on a phone, by the keyboard too. `name` is its accessible name. */
export function Sideways({ name, children }: { name: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, and a section would be a landmark for each table.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by the keyboard.
    <div role="group" className="overflow-x-auto" aria-label={name} tabIndex={0}>
      {children}
    </div>
  );
}
