import { refusedField } from './errors.ts';
import { isUuid } from './ids.ts';
import { shortHash } from './short-hash.ts';
import type { Sorted, SortName } from './sorted.ts';

/** Where a row stands in a list whose rows are in the order of an instant and then of ids. */
export interface Place {
  readonly at: Date;
  readonly id: string;
  /** The number that rows are sorted by first, in a list by something else than an instant: equal ones are sorted by instant. */
  readonly key?: string;
}

/** Which page of a list somebody asks for. */
export interface Paged {
  /** The most rows of the page; 50 without it. */
  readonly limit?: number | undefined;
  /** Given by the page before; without it the first page is read. */
  readonly cursor?: string | undefined;
}

const USUAL_LIMIT = 50;

/** A page of a list, and the cursor of the next page; null at the end. */
export interface Page<Row> {
  readonly items: readonly Row[];
  readonly nextCursor: string | null;
}

/** Which page of which list is read. */
interface PageQuery extends Paged {
  /** Names the filter and the order, without spaces, where a list has several: a cursor belongs to one of them. */
  readonly listName?: string;
  /** The list's places have keys. */
  readonly hasKeys?: boolean;
}

/**
 * Reads one page of a list. `read` returns up to `limit` rows that follow a place, and `placeOf` tells the place of a row. Throws
 * `invalid_request` for what cannot be a cursor of this list.
 */
export async function readPage<Row>(
  { limit = USUAL_LIMIT, cursor, listName = '', hasKeys = false }: PageQuery,
  read: (limit: number, after: Place | undefined) => Promise<readonly Row[]>,
  placeOf: (row: Row) => Place,
): Promise<Page<Row>> {
  // One row more than the page holds tells whether another page follows.
  const rows = await read(limit + 1, cursor === undefined ? undefined : readCursor(cursor, listName, hasKeys));
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: last && rows.length > limit ? writeCursor(placeOf(last), listName) : null };
}

/** Which rows a store reads of a list that can stand in several orders. */
export interface SortedSelection<Sort extends Sorted = Sorted> {
  readonly limit: number;
  readonly after: Place | undefined;
  readonly sort: Sort;
}

/** Which page of a list somebody asks for, and in which order; without `sort` in the usual one. */
interface SortedPageQuery<Sort extends Sorted> extends Paged {
  readonly sort?: Sort | undefined;
  readonly usualSort: Sort;
  /** As in PageQuery, where the list has several filters; then it must name the order, too. */
  readonly listName?: string;
}

/**
 * Reads one page of a list that can stand in several orders, as `readPage` does. In a list by sum or state `placeOf` also gives `key`: the
 * number that rows are sorted by first; rows with equal numbers are sorted by instant. A cursor belongs to its order.
 */
export async function readSortedPage<Row, Sort extends Sorted>(
  { limit, cursor, usualSort, sort = usualSort, listName = sort === usualSort ? '' : sort }: SortedPageQuery<Sort>,
  read: (selection: SortedSelection<Sort>) => Promise<readonly Row[]>,
  placeOf: (row: Row, by: SortName) => Omit<Place, 'key'> & { readonly key?: number },
): Promise<Page<Row>> {
  // A minus before the name means falling order.
  const by = sort.replace('-', '') as SortName;
  return readPage(
    { limit, cursor, listName, hasKeys: by !== 'date' },
    (rowLimit, after) => read({ limit: rowLimit, after, sort }),
    (row) => {
      const { key, ...place } = placeOf(row, by);
      return by === 'date' ? place : { ...place, key: String(key) };
    },
  );
}

/** Names a filter for cursors that belong to it: filters with the same conditions have the same name. */
export function nameOfFilter(filter: Readonly<Record<string, unknown>>): string {
  const conditions = Object.entries(filter).filter(([, value]) => value !== undefined);
  return shortHash(JSON.stringify(conditions.toSorted(([one], [other]) => (one < other ? -1 : 1))));
}

function writeCursor({ at, id, key = '' }: Place, listName: string): string {
  return Buffer.from(`${at.toISOString()} ${id} ${listName} ${key}`.trim()).toString('base64url');
}

const KEY = /^\d{1,15}$/;

function readCursor(cursor: string, listName: string, hasKey: boolean): Place {
  const [instant = '', id = '', nameInCursor = '', key = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const at = new Date(instant);
  // PostgreSQL knows no year 0, and fails for what only looks like an instant, an id or a key.
  const isInstant = /^[1-9]\d{3}-/.test(instant) && !Number.isNaN(at.getTime()) && at.toISOString() === instant;
  const isKey = hasKey ? KEY.test(key) : key === '';
  if (!isInstant || !isUuid(id) || nameInCursor !== listName || !isKey) throw refusedField(['query', 'cursor'], 'invalid');
  return key ? { at, id, key } : { at, id };
}
