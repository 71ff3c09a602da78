import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useKeptFocus } from '../../../ui/late/use-kept-focus.ts';
import { Empty, type FallibleQuery, QueryError, SkeletonRows } from '../page/page-parts.tsx';
import { PlaceLink } from '../page/panel.tsx';
import { ariaSort, SortButton, type SortedBy, type Sorting } from './sorting.tsx';
import type { ListAddress } from './use-list-address.ts';
import { useReturn } from './way-back.tsx';

/** A page of rows as the API answers it. */
interface ListPage<Row> {
  readonly items: readonly Row[];
  /** Missing where one page holds all. */
  readonly nextCursor?: string | null;
}

export interface Column<Row> {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Sums and numbers stand at the end of their column. */
  readonly isNumber?: boolean;
  /** The list can be sorted by it. */
  readonly sort?: SortedBy;
  /** Where it stands on a card: `end`: at the end of the first line; `none`: not at all; by default on a line of its own. */
  readonly onCard?: 'end' | 'none';
}

export interface ListProps<Row> {
  /** Name of the list for screen readers. */
  label: string;
  /** The query of `useQuery`; with `placeholderData: keepPreviousData` the old rows stay while new ones come. */
  query: FallibleQuery & { data: ListPage<Row> | undefined; isPlaceholderData?: boolean };
  keyOf: (row: Row) => string;
  columns: readonly Column<Row>[];
  /** Draws a row as a card, where a table has no room; by default a card shows the columns. */
  card?: (row: Row) => ReactNode;
  /** Where in the panel a row leads: its first cell and its card become links. */
  place?: (row: Row) => string;
  /** Shown instead of no rows. */
  empty: ReactNode;
  /** Missing for a list that stands on one page. */
  address?: Pick<ListAddress<string>, 'cursor' | 'next' | 'back'> & { readonly sorting?: Sorting };
  /** The columns need a whole desk: a tablet shows cards, as a phone does. */
  isWide?: boolean;
}

/** A list of the panel: a table, or cards on phones, and a pager. While there are no rows it says why. */
export function List<Row>(list: ListProps<Row>) {
  const { query, empty, address } = list;
  const { data } = query;
  const { t } = useI18n();
  const kept = useKeptFocus();
  if (!data) return query.error ? <QueryError query={query} /> : <SkeletonRows />;
  return (
    <div
      {...kept}
      aria-busy={query.isPlaceholderData || undefined}
      className="overflow-hidden rounded-card border border-line bg-surface text-sm shadow-card outline-none"
    >
      <QueryError query={query} />
      {data.items.length > 0 && <Rows list={list} rows={data.items} />}
      {/* The pages before may have rows. */}
      {data.items.length === 0 && (address?.cursor === undefined ? empty : <Empty title={t('staff.pageEmpty')} />)}
      {address && <Pager address={address} nextCursor={data.nextCursor ?? null} isAwaited={query.isPlaceholderData ?? false} />}
    </div>
  );
}

interface RowsProps<Row> {
  list: ListProps<Row>;
  rows: readonly Row[];
}

function Rows<Row>({ list, rows }: RowsProps<Row>) {
  const noteLeaving = useReturn();
  return (
    // biome-ignore lint/a11y: the links in the rows take the presses; the list only notes by which row it is left.
    <div onClick={noteLeaving}>
      <Table list={list} rows={rows} />
      <Cards list={list} rows={rows} />
    </div>
  );
}

/** Columns of a wide list stand closer to each other. */
const TIGHT = 'xl:px-2 xl:first:pl-4 xl:last:pr-4';

function Table<Row>({ list: { label, keyOf, columns, place, isWide, address }, rows }: RowsProps<Row>) {
  return (
    <table className={classNames('w-full', isWide ? 'max-xl:hidden' : 'max-md:hidden')} aria-label={label}>
      <thead>
        <tr className="border-line border-b text-left text-muted text-xs">
          {columns.map((column) => (
            <ColumnTitle key={column.title} column={column} sorting={address?.sorting} isWide={isWide} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            data-row={keyOf(row)}
            tabIndex={-1}
            className="relative h-15 border-line outline-accent -outline-offset-2 not-last:border-b hover:bg-bg focus-visible:outline-2 has-[a:focus-visible]:outline-2"
          >
            {columns.map(({ title, cell, isNumber }, index) => (
              <td key={title} className={classNames('px-4 py-2 align-middle', isWide && TIGHT, isNumber && 'text-right')}>
                {place && index === 0 ? <RowLink place={place(row)}>{cell(row)}</RowLink> : cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ColumnTitleProps<Row> {
  column: Column<Row>;
  sorting: Sorting | undefined;
  isWide: boolean | undefined;
}

function ColumnTitle<Row>({ column: { title, isNumber, sort }, sorting, isWide }: ColumnTitleProps<Row>) {
  return (
    <th
      scope="col"
      aria-sort={ariaSort(sort, sorting)}
      className={classNames('px-4 font-medium', sort && sorting ? 'py-1' : 'py-2.5', isWide && TIGHT, isNumber && 'text-right')}
    >
      {sort && sorting ? <SortButton title={title} by={sort} sorting={sorting} /> : title}
    </th>
  );
}

/** The rows on a phone, and of a wide list on a tablet. */
function Cards<Row>({ list, rows }: RowsProps<Row>) {
  const { label, keyOf, columns, place, isWide } = list;
  const card = list.card ?? ((row: Row) => <ColumnsCard row={row} columns={columns} />);
  return (
    <ul className={isWide ? 'xl:hidden' : 'md:hidden'} aria-label={label}>
      {rows.map((row) => (
        <li
          key={keyOf(row)}
          data-row={keyOf(row)}
          tabIndex={-1}
          className="relative border-line p-4 outline-accent -outline-offset-2 not-last:border-b focus-visible:outline-2 has-[a:focus-visible]:outline-2"
        >
          {place ? <RowLink place={place(row)}>{card(row)}</RowLink> : card(row)}
        </li>
      ))}
    </ul>
  );
}

/** What the columns of a row hold, one below the other. */
function ColumnsCard<Row>({ row, columns }: { row: Row; columns: readonly Column<Row>[] }) {
  const [first, ...lines] = columns.filter(({ onCard }) => onCard === undefined);
  const ends = columns.filter(({ onCard }) => onCard === 'end');
  return (
    <div className="flex flex-col gap-1.5">
      {/* Beside a long state there is no room for a name: the state then stands below it. */}
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1.5">
        <div className="min-w-0 grow basis-40">{first?.cell(row)}</div>
        <div className="flex shrink-0 flex-col items-end gap-1 empty:hidden">
          {ends.map(({ title, cell }) => (
            <Fragment key={title}>{cell(row)}</Fragment>
          ))}
        </div>
      </div>
      {lines.map(({ title, cell }) => (
        <div key={title} className="min-w-0 empty:hidden">
          {cell(row)}
        </div>
      ))}
    </div>
  );
}

/** A link that takes presses of its whole row. */
function RowLink({ place, children }: { place: string; children: ReactNode }) {
  return (
    <PlaceLink place={place} className="block outline-none after:absolute after:inset-0 after:content-['']">
      {children}
    </PlaceLink>
  );
}

interface PagerProps {
  address: NonNullable<ListProps<unknown>['address']>;
  nextCursor: string | null;
  /** Rows and `nextCursor` are still those of what was shown before. */
  isAwaited: boolean;
}

/** The buttons that turn the pages. They are never disabled, because on the first or the last page the pressed one would lose the focus. */
function Pager({ address, nextCursor, isAwaited }: PagerProps) {
  const { t } = useI18n();
  if (address.cursor === undefined && nextCursor === null) return null;
  return (
    <nav aria-label={t('staff.pages')} className="flex justify-end gap-2 border-line border-t px-4 py-2.5">
      <Button variant="quiet" isBusy={address.cursor === undefined} onClick={address.back}>
        <ChevronLeft size={16} aria-hidden="true" />
        {t('frame.back')}
      </Button>
      <Button isBusy={nextCursor === null || isAwaited} onClick={() => nextCursor !== null && address.next(nextCursor)}>
        {t('staff.next')}
        <ChevronRight size={16} aria-hidden="true" />
      </Button>
    </nav>
  );
}
