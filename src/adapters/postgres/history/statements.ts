import { CompiledQuery } from 'kysely';
import type { Queries } from '../tables/entities.ts';

/** Runs a statement, and returns its rows. */
export async function rowsOf<Row>(queries: Queries, statement: string, ...parameters: unknown[]): Promise<Row[]> {
  return (await queries.executeQuery<Row>(CompiledQuery.raw(statement, parameters))).rows;
}

export async function runAll(queries: Queries, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await rowsOf(queries, statement);
}
