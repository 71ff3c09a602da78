import {
  type Expression,
  type ExpressionBuilder,
  type InsertObject,
  isExpression,
  type Kysely,
  type Selectable,
  type SelectQueryBuilder,
  sql,
  type UpdateObject,
} from 'kysely';
import type { Queries, Tables } from './entities.ts';

// Statements about the rows of one table, selected by the values of some of their columns. Where a statement needs more, it is written out.

type Table = keyof Tables;
type Row<Name extends Table> = Selectable<Tables[Name]>;

/** The values by which rows are selected: one (null, too), one of several, or one that a query finds. An empty list selects no row. */
export type Known<Name extends Table> = {
  readonly [Column in keyof Row<Name>]?: Row<Name>[Column] | readonly Row<Name>[Column][] | Expression<unknown>;
};

type Key<Name extends Table> = readonly (keyof Tables[Name] & string)[];

type Added<Name extends Table> = InsertObject<Tables, Name> | readonly InsertObject<Tables, Name>[];

/** Inserts rows; an empty list makes no statement. */
export async function insertRows<Name extends Table>(queries: Queries, table: Name, rows: Added<Name>): Promise<void> {
  if (Array.isArray(rows) && rows.length === 0) return;
  await inserting(queries, table, rows).execute();
}

/** Inserts those of the rows, at least one, that are not there yet, and changes none. Tells whether any was inserted. */
export async function insertMissing<Name extends Table>(queries: Queries, table: Name, rows: Added<Name>): Promise<boolean> {
  const added = inserting(queries, table, rows).onConflict((conflict) => conflict.doNothing());
  return ((await added.executeTakeFirst()).numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Inserts a row, or changes the one that has the same values in the columns of a key. */
export async function saveRow<Name extends Table>(
  queries: Queries,
  table: Name,
  key: Key<Name>,
  row: InsertObject<Tables, Name>,
): Promise<void> {
  await saveOver(queries, table, key, row, {});
}

/** As `saveRow`, but changes a row only while its columns have the values in `known`. Tells whether the row was saved. */
export async function saveOver<Name extends Table>(
  queries: Queries,
  table: Name,
  key: Key<Name>,
  row: InsertObject<Tables, Name>,
  known: Known<Name>,
): Promise<boolean> {
  const changes = Object.entries(row).filter(([column]) => !(key as readonly string[]).includes(column));
  // Columns are named with their table, because the row that was to be inserted has the same columns.
  const inTable = Object.fromEntries(Object.entries(known).map(([column, value]) => [`${table}.${column}`, value]));
  const saved = inserting(queries, table, row).onConflict((conflict) =>
    conflict.columns(key).doUpdateSet(Object.fromEntries(changes)).where(allOf(inTable)),
  );
  return ((await saved.executeTakeFirst()).numInsertedOrUpdatedRows ?? 0n) > 0n;
}

function inserting(queries: Queries, table: string, rows: object) {
  return anyTable(queries)
    .insertInto(table)
    .values(rows as Columns);
}

/** Changes rows: `await updateRows(queries, 'users', { id }).to({ language })`. */
export function updateRows<Name extends Table>(queries: Queries, table: Name, known: Known<Name>) {
  const rows = anyTable(queries)
    .updateTable(table as string)
    .where(allOf(known));
  return {
    async to(change: UpdateObject<Tables, Name>): Promise<void> {
      await rows.set(change as Columns).execute();
    },
    /** As `to`; tells whether there were such rows. */
    async toAndTell(change: UpdateObject<Tables, Name>): Promise<boolean> {
      return (await rows.set(change as Columns).executeTakeFirst()).numUpdatedRows > 0n;
    },
  };
}

export async function deleteRows<Name extends Table>(queries: Queries, table: Name, known: Known<Name>): Promise<void> {
  await deleteAndTell(queries, table, known);
}

/** As `deleteRows`; tells whether there were such rows. */
export async function deleteAndTell<Name extends Table>(queries: Queries, table: Name, known: Known<Name>): Promise<boolean> {
  const rows = anyTable(queries)
    .deleteFrom(table as string)
    .where(allOf(known));
  return (await rows.executeTakeFirst()).numDeletedRows > 0n;
}

/** The whole rows, as a query that can be put in order, bounded and locked. */
export function rowsOf<Name extends Table>(queries: Queries, table: Name, known: Known<Name>) {
  const rows = anyTable(queries)
    .selectFrom(table as string)
    .selectAll()
    .where(allOf(known));
  return rows as unknown as SelectQueryBuilder<Tables, Name, Row<Name>>;
}

/** Tells whether a query finds any row; of the row nothing is read. */
export async function findsAny<All, Name extends keyof All>(query: SelectQueryBuilder<All, Name, unknown>): Promise<boolean> {
  const rows = query.clearSelect().select(sql.lit(1).as('found')).limit(1);
  return (await rows.executeTakeFirst()) !== undefined;
}

/** How many rows a query finds. */
export async function countOf<All, Name extends keyof All>(query: SelectQueryBuilder<All, Name, unknown>): Promise<number> {
  const counted = query.clearSelect().select(sql<number>`count(*)::int`.as('count'));
  return (await counted.$castTo<{ count: number }>().executeTakeFirstOrThrow()).count;
}

/** Runs a query and converts its rows: `allAs(query, toUser)`. */
export async function allAs<Row, Value>(
  query: { execute(): Promise<readonly Row[]> },
  toValue: (row: Row) => Value,
): Promise<Value[]> {
  return (await query.execute()).map((row) => toValue(row));
}

/** Runs a query and converts its first row: `firstAs(query, toUser)`; undefined when it finds none. */
export async function firstAs<Row, Value>(
  query: { executeTakeFirst(): Promise<Row | undefined> },
  toValue: (row: Row) => Value,
): Promise<Value | undefined> {
  const row = await query.executeTakeFirst();
  return row && toValue(row);
}

type Columns = Readonly<Record<string, unknown>>;
type AnyTables = Record<string, Columns>;

/** The columns of a table that only the caller names are unknown to TypeScript here; the functions above have checked them. */
const anyTable = (queries: Queries) => queries as unknown as Kysely<AnyTables>;

function allOf(known: object) {
  return (row: ExpressionBuilder<AnyTables, string>) =>
    row.and(
      Object.entries(known).map(([column, value]: [string, unknown]) => {
        if (value === null) return row(column, 'is', null);
        if (Array.isArray(value) && value.length === 0) return sql<boolean>`false`;
        return Array.isArray(value) || isExpression(value) ? row(column, 'in', value) : row(column, '=', value);
      }),
    );
}
