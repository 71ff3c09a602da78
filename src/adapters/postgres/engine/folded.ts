import { type RawBuilder, sql } from 'kysely';

/**
 * A column in lower case, with the Cyrillic letter ie for io, in the expression of the indexes of names. The collation is named because a
 * database with the locale C knows no Russian capitals.
 */
export function folded(column: string): RawBuilder<string> {
  return sql`replace(lower(${sql.ref(column)} collate "und-x-icu"), ${sql.lit('\u0451')}, ${sql.lit('\u0435')})`;
}
