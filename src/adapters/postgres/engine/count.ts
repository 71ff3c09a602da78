import { type SelectQueryBuilder, sql } from 'kysely';

/** How many rows a selection finds. */
export async function countOf<DB, Table extends keyof DB>(found: SelectQueryBuilder<DB, Table, unknown>): Promise<number> {
  const counted = found.clearSelect().select(sql<number>`count(*)::int`.as('count'));
  return (await counted.$castTo<{ count: number }>().executeTakeFirstOrThrow()).count;
}
