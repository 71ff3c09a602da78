import {
  type Expression,
  type ExpressionBuilder,
  type InsertObject,
  isExpression,
  type Kysely,
  type Selectable,
  type SelectQueryBuilder,
  type UpdateObject,
} from 'kysely';
import type { Queries, Tables } from './entities.ts';

// Statements about the rows of one table that are known by what some of their columns hold. What asks for more is written out where it is
// needed.

type Table = keyof Tables;
type Row<Name extends Table> = Selectable<Tables[Name]>;

/** What columns hold: a value, one of several, or one of those that a query finds. */
type Known<Name extends Table> = {
  readonly [Column in keyof Row<Name>]?: Row<Name>[Column] | readonly Row<Name>[Column][] | Expression<unknown>;
};

export async function insertRows<Name extends Table>(
  queries: Queries,
  table: Name,
  rows: InsertObject<Tables, Name> | readonly InsertObject<Tables, Name>[],
): Promise<void> {
  await anyTable(queries)
    .insertInto(table as string)
    .values(rows as Columns)
    .execute();
}

export function updateRows<Name extends Table>(queries: Queries, table: Name, known: Known<Name>) {
  const rows = anyTable(queries)
    .updateTable(table as string)
    .where(allOf(known));
  return {
    async to(change: UpdateObject<Tables, Name>): Promise<void> {
      await rows.set(change as Columns).execute();
    },
  };
}

export async function deleteRows<Name extends Table>(queries: Queries, table: Name, known: Known<Name>): Promise<void> {
  await anyTable(queries)
    .deleteFrom(table as string)
    .where(allOf(known))
    .execute();
}

/** The whole rows, as a query that can be put in order, bounded and locked. */
export function rowsOf<Name extends Table>(queries: Queries, table: Name, known: Known<Name>) {
  const rows = anyTable(queries)
    .selectFrom(table as string)
    .selectAll()
    .where(allOf(known));
  return rows as unknown as SelectQueryBuilder<Tables, Name, Row<Name>>;
}

type Columns = Readonly<Record<string, unknown>>;
type AnyTables = Record<string, Columns>;

/** Of a table that only the caller names TypeScript does not know the columns: what is checked above holds here. */
const anyTable = (queries: Queries) => queries as unknown as Kysely<AnyTables>;

function allOf(known: object) {
  return (row: ExpressionBuilder<AnyTables, string>) =>
    row.and(
      Object.entries(known).map(([column, value]: [string, unknown]) => {
        if (value === null) return row(column, 'is', null);
        return Array.isArray(value) || isExpression(value) ? row(column, 'in', value) : row(column, '=', value);
      }),
    );
}
