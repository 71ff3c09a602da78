import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Queries } from './tables/entities.ts';

export interface Migration {
  readonly name: string;
  /** Runs within a transaction; outside, too, when the name ends with `.concurrently`. */
  run(queries: Queries): Promise<void>;
}

/** The migrations of a folder, each a file of SQL, in the order of their names. */
export function migrationsIn(folder: URL): readonly Migration[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  return files.toSorted().map((file) => migrationOf(file.replace('.sql', ''), () => readFileSync(new URL(file, folder), 'utf8')));
}

/** A statement ends with a semicolon at the end of a line, and the next begins in the first column. */
const BETWEEN_STATEMENTS = /;\n+(?=\S|$)/;

export function statementsOf(text: string): string[] {
  return text.split(BETWEEN_STATEMENTS).filter((statement) => statement !== '');
}

/**
 * A migration of statements in SQL. When its name ends with `.concurrently`, it makes indexes while others write, which PostgreSQL does only
 * outside of transactions. Within a transaction nobody else uses the tables, and the indexes are made in the usual way.
 */
export function migrationOf(name: string, read: () => string): Migration {
  const run = async (queries: Queries) => {
    for (const statement of statementsOf(read())) {
      const wanted = isConcurrent({ name }) && queries.isTransaction ? statement.replace(' concurrently', '') : statement;
      await sql.raw(wanted).execute(queries);
    }
  };
  return { name, run };
}

export function isConcurrent({ name }: Pick<Migration, 'name'>): boolean {
  return name.endsWith('.concurrently');
}
