import { sql } from 'kysely';
import type { Queries } from '../tables/entities.ts';

interface Counted {
  readonly table: string;
  /** It has an index, and one of `values` in each row. */
  readonly column: string;
  readonly values: readonly string[];
}

/**
 * How many rows have each value. Up to `most` of a value are counted; of more the number is PostgreSQL's own estimate, which is a few per
 * cent off. A database that estimates nothing, as the embedded one, counts all.
 */
export async function countEach(queries: Queries, counted: Counted, most: number): Promise<Record<string, number>> {
  const { table, column, values } = counted;
  const parts = values.map((value) => {
    const rowsOfValue = sql`select from ${sql.table(table)} where ${sql.ref(column)} = ${value} limit ${most}`;
    return sql`select ${value}::text as name, (select count(*)::float8 from (${rowsOfValue}) counted) as value`;
  });
  const { rows } = await sql<{ name: string; value: number }>`${sql.join(parts, sql` union all `)}`.execute(queries);
  const counts = Object.fromEntries(rows.map(({ name, value }) => [name, value]));
  const many = values.filter((value) => counts[value] === most);
  return many.length === 0 ? counts : { ...counts, ...(await estimateEach(queries, { ...counted, values: many }, most)) };
}

async function estimateEach(queries: Queries, { table, column, values }: Counted, most: number) {
  const { rows } = await sql<{ name: string; value: number }>`
    select common.name, common.part * greatest(reltuples, 0)::float8 as value
      from pg_class join pg_stats on tablename = relname and schemaname = current_schema() and attname = ${column}
        cross join lateral unnest(most_common_vals::text::text[], most_common_freqs) as common (name, part)
      where pg_class.oid = to_regclass(${table})`.execute(queries);
  const estimates = new Map(rows.map(({ name, value }) => [name, Math.round(value)]));
  const result: Record<string, number> = {};
  for (const value of values) {
    const estimate = estimates.get(value);
    result[value] = estimate === undefined ? await countAll(queries, table, column, value) : Math.max(most, estimate);
  }
  return result;
}

async function countAll(queries: Queries, table: string, column: string, value: string): Promise<number> {
  const { rows } = await sql<{ value: number }>`
    select count(*)::float8 as value from ${sql.table(table)} where ${sql.ref(column)} = ${value}`.execute(queries);
  return rows[0]?.value ?? 0;
}
