import { type SelectQueryBuilder, sql } from 'kysely';

/** How many rows a selection finds. */
export async function countOf<DB, Table extends keyof DB>(selection: SelectQueryBuilder<DB, Table, unknown>): Promise<number> {
  const counted = selection.clearSelect().select(sql<number>`count(*)::int`.as('count'));
  return (await counted.$castTo<{ count: number }>().executeTakeFirstOrThrow()).count;
}
