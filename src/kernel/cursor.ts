import { refusedField } from './errors.ts';
import { shortHash } from './short-hash.ts';
import type { Sorted, SortName } from './sorted.ts';

/** The last row of a page: rows are in the order of an instant and then of ids. */
export interface Place {
  readonly at: Date;
  readonly id: string;
  /** What comes before the instant in the order of a list that is sorted by something else, without spaces. */
  readonly key?: string;
}

/** Which page of a list somebody asks for: the first without a cursor, which the page before gave. */
export interface Paged {
  /** The most rows of the page; without it as many as are usual. */
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

const USUAL_LIMIT = 50;

/** A page of a list, and the cursor of the next page; null at the end. */
export interface Page<Row> {
  readonly items: readonly Row[];
  readonly nextCursor: string | null;
}

/**
 * Reads one page of a list. `read` returns up to `limit` rows that follow a place; `placeOf` tells the place of a row; `of` names filter
 * and order, without spaces, where a list has several; `keys` is the form of the places' keys, where they have one. Throws
 * `invalid_request` for a cursor that no page gave, or a page of another filter or order.
 */
export async function readPage<Row>(
  { limit = USUAL_LIMIT, cursor, of = '', keys }: PageQuery,
  read: (limit: number, after: Place | undefined) => Promise<readonly Row[]>,
  placeOf: (row: Row) => Place,
): Promise<Page<Row>> {
  const found = await read(limit + 1, cursor === undefined ? undefined : readCursor(cursor, of, keys));
  const items = found.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: last && found.length > limit ? writeCursor(placeOf(last), of) : null };
}

/** A page of a list in an order. */
export interface SortedSelection<Sort extends Sorted = Sorted> {
  readonly limit: number;
  readonly after: Place | undefined;
  readonly sort: Sort;
}

/**
 * As `readPage`, of a list in the order that somebody asks for, or in its own. `placeOf` tells by what number a row stands before its instant
 * in a list by sum or state. A cursor belongs to its order.
 */
export async function readSortedPage<Row, Sort extends Sorted>(
  { limit, cursor, sort: asked, own }: Paged & { readonly sort?: Sort | undefined; readonly own: Sort },
  read: (selection: SortedSelection<Sort>) => Promise<readonly Row[]>,
  placeOf: (row: Row, by: SortName) => Omit<Place, 'key'> & { readonly key?: number },
): Promise<Page<Row>> {
  const sort = asked ?? own;
  const by = sort.replace('-', '') as SortName;
  return readPage(
    { limit, cursor, of: sort === own ? '' : sort, keys: by === 'date' ? undefined : A_NUMBER },
    (most, after) => read({ limit: most, after, sort }),
    (row) => {
      const { key, ...place } = placeOf(row, by);
      return by === 'date' ? place : { ...place, key: String(key) };
    },
  );
}

/** A name for any filter, whatever is in it, for cursors that belong to it; what is undefined asks for nothing. */
export function nameOfFilter(filter: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined);
  const text = JSON.stringify(given.toSorted(([one], [other]) => (one < other ? -1 : 1)));
  return shortHash(text);
}

interface PageQuery extends Paged {
  readonly of?: string;
  readonly keys?: RegExp | undefined;
}

/** So many rows are in memory at once. */
const AT_ONCE = 500;

/** All rows of a list, page by page, for files that are sent while they are read. `read` and `placeOf` are as those of `readPage`. */
export async function* allPages<Row, After = Place>(
  read: (limit: number, after: After | undefined) => Promise<readonly Row[]>,
  placeOf: (row: Row) => After,
): AsyncGenerator<readonly Row[]> {
  let after: After | undefined;
  do {
    const page = await read(AT_ONCE, after);
    yield page;
    const last = page.at(-1);
    after = last && page.length === AT_ONCE ? placeOf(last) : undefined;
  } while (after);
}

function writeCursor({ at, id, key = '' }: Place, of: string): string {
  return Buffer.from(`${at.toISOString()} ${id} ${of} ${key}`.trim()).toString('base64url');
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const NO_KEY = /^$/;
const A_NUMBER = /^\d{1,15}$/;

function readCursor(cursor: string, of: string, keys = NO_KEY): Place {
  const [instant = '', id = '', given = '', key = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const at = new Date(instant);
  // PostgreSQL knows no year 0, and fails for what only looks like an instant, an id or a key.
  const isInstant = /^[1-9]\d{3}-/.test(instant) && !Number.isNaN(at.getTime()) && at.toISOString() === instant;
  if (!isInstant || !UUID.test(id) || given !== of || !keys.test(key)) throw refusedField(['query', 'cursor'], 'invalid');
  return { at, id, ...(key && { key }) };
}
