import { type RawBuilder, sql } from 'kysely';

/**
 * A text, or the column of that name, in lower case and with the Cyrillic letter ie for io: the expression by which names are indexed. The
 * collation is named because a database with the locale C knows no Russian capitals.
 */
export function folded(text: string | RawBuilder<unknown>): RawBuilder<string> {
  const expression = typeof text === 'string' ? sql.ref(text) : text;
  return sql`replace(lower(${expression} collate "und-x-icu"), ${sql.lit('\u0451')}, ${sql.lit('\u0435')})`;
}

/** A text that LIKE takes literally: backslash, `%` and `_` are escaped. */
export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
