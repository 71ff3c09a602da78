import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Place, SortedSelection } from '#kernel/cursor.ts';

// A list is read in pages. A page begins after the row where the page before it ended: its place.

/** Below every id. */
export const LEAST_ID = '00000000-0000-0000-0000-000000000000';

interface OrderedRows {
  /** The column of the instant. */
  readonly at: string;
  /** The number by which the rows are sorted before their instants, spelled as in an index. */
  readonly key?: RawBuilder<unknown> | undefined;
}

/**
 * SQL that sorts rows by a number, where there is one, then by their instants and ids; all in descending order when `sort` begins with a
 * minus.
 */
export function inSortedOrder(sort: string, { at, key }: OrderedRows) {
  const columns = [...(key ? [key] : []), sql.ref(at), sql.ref('id')];
  const direction = sql.raw(sort.startsWith('-') ? 'desc' : 'asc');
  return sql`${sql.join(columns.map((column) => sql`${column} ${direction}`))}`;
}

/** SQL that selects the rows after a place in that order; all rows without a place. */
export function followsInOrder(sort: string, { at, key }: OrderedRows, place: Place | undefined) {
  if (!place) return sql<boolean>`true`;
  const sign = sql.raw(sort.startsWith('-') ? '<' : '>');
  const [columns, values] = key ? [sql`${key}, `, sql`${place.key}::bigint, `] : [sql``, sql``];
  return sql<boolean>`(${columns}${sql.ref(at)}, id) ${sign} (${values}${place.at}::timestamptz, ${place.id}::uuid)`;
}

/** For `$call`: a page of rows in such an order. */
export function sortedPage(rows: OrderedRows, { sort, after, limit }: SortedSelection) {
  return <All, Table extends keyof All, Row>(query: SelectQueryBuilder<All, Table, Row>) =>
    query
      .where(followsInOrder(sort, rows, after))
      .orderBy(inSortedOrder(sort, rows))
      .limit(limit);
}

/** For `$call`: a page of rows in the order of an instant's column and then of ids. */
export const risingPage = (at: string, after: Place | undefined, limit: number) =>
  sortedPage({ at }, { sort: 'date', after, limit });

/** As `risingPage`, for rows in descending order. */
export const fallingPage = (at: string, after: Place | undefined, limit: number) =>
  sortedPage({ at }, { sort: '-date', after, limit });
