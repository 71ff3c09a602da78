import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';

/** Where a page ended; the key is what stands before the instant. */
interface Place {
  readonly id: string;
  readonly at: Date;
  readonly key?: string;
}

/** SQL that selects the rows after a place, in the order of an instant's column and then of ids; all rows without a place. */
export function isAfter(column: string, place: Place | undefined) {
  return compare(column, '>', place);
}

/** As `isAfter`, for rows in descending order. */
export function isBefore(column: string, place: Place | undefined) {
  return compare(column, '<', place);
}

/** For `$call`: a page of rows after a place, in the order of an instant's column and then of ids. */
export function risingPage(at: string, place: Place | undefined, limit: number) {
  return <All, Table extends keyof All, Row>(rows: SelectQueryBuilder<All, Table, Row>) =>
    rows.where(isAfter(at, place)).orderBy(sql.ref(at)).orderBy(sql.ref('id')).limit(limit);
}

/** As `risingPage`, for rows in descending order. */
export function fallingPage(at: string, place: Place | undefined, limit: number) {
  return <All, Table extends keyof All, Row>(rows: SelectQueryBuilder<All, Table, Row>) =>
    rows.where(isBefore(at, place)).orderBy(sql.ref(at), 'desc').orderBy(sql.ref('id'), 'desc').limit(limit);
}

interface OrderedRows {
  /** The column of the instant. */
  readonly at: string;
  /** The number by which the rows stand first, in the words of an index. */
  readonly key?: RawBuilder<unknown> | undefined;
}

/** SQL of rows by a number, where there is one, then by their instants and ids; all of it falling with the minus. */
export function inSortedOrder(sort: string, { at, key }: OrderedRows) {
  const columns = [...(key ? [key] : []), sql.ref(at), sql.ref('id')];
  const way = sql.raw(sort.startsWith('-') ? ' desc' : '');
  return sql`${sql.join(columns.map((column) => sql`${column}${way}`))}`;
}

/** SQL that selects the rows after a place in that order; all rows without a place. */
export function followsInOrder(sort: string, { at, key }: OrderedRows, place: Place | undefined) {
  const sign = sort.startsWith('-') ? '<' : '>';
  if (!place || !key) return compare(at, sign, place);
  return sql<boolean>`(${key}, ${sql.ref(at)}, id) ${sql.raw(sign)} (${place.key}::bigint, ${place.at}::timestamptz, ${place.id}::uuid)`;
}

function compare(column: string, sign: '<' | '>', place: Place | undefined) {
  if (!place) return sql<boolean>`true`;
  return sql<boolean>`(${sql.ref(column)}, id) ${sql.raw(sign)} (${place.at}::timestamptz, ${place.id}::uuid)`;
}
