import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { codeOf } from '#kernel/error-code.ts';
import { isConcurrent, type Migration, migrationsIn } from './migration-files.ts';
import type { Queries } from './tables/entities.ts';

/** Where a database notes which migrations have run. */
export const MIGRATIONS_TABLE = 'migrations';

const POLL_MILLISECONDS = 100;

/**
 * Holds off every other instance that would run migrations, until the transaction ends. An instance that waits asks again and again instead of
 * waiting in a statement: that would hold a snapshot, and an index that is made concurrently waits for every snapshot.
 */
export async function lockMigrations(transaction: Queries): Promise<void> {
  const lock = sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(hashtext('vedic-rituals-shop migrations')) as taken`;
  while (!(await lock.execute(transaction)).rows[0]?.taken) await pause(POLL_MILLISECONDS);
}

const FOLDER = new URL('./migrations/', import.meta.url);

/** The migrations with which a new database begins, one for each theme. */
const FIRST_OF_BASELINE = '100-content';
const LAST_OF_BASELINE = '108-operations';

/**
 * All migrations of a database, or of a backup, that names those in `recorded` as run, in their order: the files of the folder. A database
 * that began before the baseline has the tables of the baseline by its own, former migrations, which are loaded for it alone.
 */
export async function migrationsOf(recorded: readonly string[]): Promise<readonly Migration[]> {
  const files = migrationsIn(FOLDER);
  if (recorded.length === 0 || recorded.includes(FIRST_OF_BASELINE)) return files;
  const { HISTORY } = await import('./history/history.ts');
  const later = files.map((file) => (file.name <= LAST_OF_BASELINE ? { ...file, run: async () => undefined } : file));
  return [...HISTORY, ...later];
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

/** Runs migrations within a transaction, and notes each. */
export async function runMigrations(queries: Queries, migrations: readonly Migration[]): Promise<void> {
  await sql`
    create table if not exists ${sql.id(MIGRATIONS_TABLE)} (
      id serial primary key,
      name varchar(255) not null,
      executed_at timestamptz(6) not null default current_timestamp(6)
    )
  `.execute(queries);
  for (const migration of migrations) await runMigration(queries, migration);
}

async function runMigration(queries: Queries, { name, run }: Migration): Promise<void> {
  await run(queries);
  await sql`insert into ${sql.id(MIGRATIONS_TABLE)} (name) values (${name})`.execute(queries);
}

async function pendingMigrations(recorded: readonly string[]): Promise<readonly Migration[]> {
  return (await migrationsOf(recorded)).filter(({ name }) => !recorded.includes(name));
}

/** Runs what a database lacks that nobody else uses, within a transaction. */
export async function bringUpToDate(queries: Queries): Promise<void> {
  const pending = await pendingMigrations(await recordedMigrations(queries));
  if (pending.length > 0) await runMigrations(queries, pending);
}

/**
 * Runs what a database lacks while another transaction holds the lock and instances of the last release may go on. A database without the
 * baseline gets everything at once, or nothing.
 */
export async function bringUpBesideOthers(queries: Queries): Promise<void> {
  const recorded = await recordedMigrations(queries);
  if (recorded.includes(LAST_OF_BASELINE)) await runBesideOthers(queries, await pendingMigrations(recorded));
  else await queries.transaction().execute((transaction) => bringUpToDate(transaction as Queries));
}

/**
 * Whoever uses a table waits behind a migration that waits for it. So a migration gives up after a short time, lets the others go on, and tries
 * again.
 */
const LOCK_TIMEOUT = sql`set local lock_timeout = '1s'`;
const MOST_TRIES = 60;
/** SQLSTATEs of a lock that was not available in time, and of a deadlock. */
const LOCK_REFUSED = new Set(['55P03', '40P01']);

/** Runs each migration by itself, so that its locks end with it, and again when it did not get them. */
export async function runBesideOthers(queries: Queries, migrations: readonly Migration[], tries = MOST_TRIES): Promise<void> {
  for (const migration of migrations) {
    const run = async () => {
      if (isConcurrent(migration)) return runMigration(queries, migration);
      return queries.transaction().execute(async (transaction) => {
        await LOCK_TIMEOUT.execute(transaction);
        await runMigration(transaction as Queries, migration);
      });
    };
    await retryWhenLocked(run, tries);
  }
}

async function retryWhenLocked(run: () => Promise<void>, tries: number): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (tries === 1 || !LOCK_REFUSED.has(codeOf(error))) throw error;
    await pause(POLL_MILLISECONDS);
    await retryWhenLocked(run, tries - 1);
  }
}
