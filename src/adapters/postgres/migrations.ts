import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Queries } from './tables/entities.ts';

/** Where a database notes which migrations have run. */
export const MIGRATIONS_TABLE = 'migrations';

/** Holds off every other instance that would run migrations, until the transaction ends. */
export const LOCK_MIGRATIONS = sql`select pg_advisory_xact_lock(hashtext('vedic-rituals-shop migrations'))`;

export interface Migration {
  readonly name: string;
  /** Runs within a transaction. */
  run(queries: Queries): Promise<void>;
}

const FOLDER = new URL('./migrations/', import.meta.url);

/** The migrations with which a new database begins, one for each theme. */
const [FIRST_OF_BASELINE, LAST_OF_BASELINE] = ['100-content', '108-operations'];

/**
 * All migrations of a database, or of a backup, that names those in `recorded` as run, in their order: the files of the folder. A database
 * that began before the baseline has the tables of the baseline by its own, former migrations, which are loaded for it alone.
 */
export async function migrationsOf(recorded: readonly string[]): Promise<readonly Migration[]> {
  const files = readdirSync(FOLDER).toSorted().map(fromFile);
  if (recorded.length === 0 || recorded.includes(FIRST_OF_BASELINE)) return files;
  const { HISTORY } = await import('./history/history.ts');
  const later = files.map((file) => (file.name <= LAST_OF_BASELINE ? { ...file, run: async () => undefined } : file));
  return [...HISTORY, ...later];
}

/** A statement ends with a semicolon at the end of a line, and the next begins in the first column. */
const BETWEEN_STATEMENTS = /;\n+(?=\S|$)/;

function fromFile(file: string): Migration {
  const run = async (queries: Queries) => {
    const statements = readFileSync(new URL(file, FOLDER), 'utf8').split(BETWEEN_STATEMENTS);
    for (const statement of statements) if (statement !== '') await sql.raw(statement).execute(queries);
  };
  return { name: file.replace(/\.sql$/, ''), run };
}

/** The names of the migrations that have run, in their order. */
export async function recordedMigrations(queries: Queries): Promise<readonly string[]> {
  const { rows: tables } = await sql<{ found: boolean }>`
    select to_regclass(${MIGRATIONS_TABLE}) is not null as found
  `.execute(queries);
  if (!tables[0]?.found) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.id(MIGRATIONS_TABLE)} order by id`.execute(queries);
  return rows.map(({ name }) => name);
}

/** Runs migrations and notes each, within a transaction that holds the lock. */
export async function runMigrations(queries: Queries, migrations: readonly Migration[]): Promise<void> {
  await sql`
    create table if not exists ${sql.id(MIGRATIONS_TABLE)} (
      id serial primary key,
      name varchar(255) not null,
      executed_at timestamptz(6) not null default current_timestamp(6)
    )
  `.execute(queries);
  for (const { name, run } of migrations) {
    await run(queries);
    await sql`insert into ${sql.id(MIGRATIONS_TABLE)} (name) values (${name})`.execute(queries);
  }
}

/** Runs what a database lacks, within a transaction that holds the lock. */
export async function bringUpToDate(queries: Queries): Promise<void> {
  const recorded = await recordedMigrations(queries);
  const pending = (await migrationsOf(recorded)).filter(({ name }) => !recorded.includes(name));
  if (pending.length > 0) await runMigrations(queries, pending);
}
