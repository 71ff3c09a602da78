import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { OperatorError } from '#kernel/operator-error.ts';
import type { Head, Sequence } from '../../backup-file/format.ts';
import type { Entry } from '../../backup-file/read-backup.ts';
import type { DatabaseLocation } from '../database.ts';
import { openFolder } from '../engine/open-folder.ts';
import { databaseNameOf, openPool } from '../engine/open-pool.ts';
import { queriesOf } from '../engine/orm.ts';
import type { Migration } from '../migration-files.ts';
import { bringUpToDate, lockMigrations, MIGRATIONS_TABLE, migrationsOf, runMigrations } from '../migrations.ts';
import type { Queries } from '../tables/entities.ts';
import { LEFT_OUT } from './read-snapshot.ts';
import { dropEverything, fixValueForms, foreignKeysOf, type TableShape, tableShapes, triggersOf } from './tables.ts';

interface RestoreRequest {
  readonly location: DatabaseLocation;
  /** The name of the database, when its content may be lost; undefined when only an empty database may be filled. */
  readonly replace: string | undefined;
  readonly head: Head;
  /** Opens the backup. */
  readonly entries: () => AsyncIterable<Entry>;
  /** What is left to do with the restored tables, which are those of this version, after their transaction. */
  readonly finish: (queries: Queries) => Promise<void>;
}

/**
 * Restores a backup in one transaction: all of it, or nothing changes. The tables are made by the migrations that the backup names, filled, and
 * brought up to date. Throws when a shop runs on the database, when it is not empty and `replace` does not name it, and when the backup
 * is of a newer version.
 */
export async function restoreDatabase({ location, replace, head, entries, finish }: RestoreRequest): Promise<void> {
  const { orm, name, close } = await openAlone(location);
  try {
    const migrations = await migrationsOfBackup(head);
    const queries = queriesOf(orm);
    await waitUntilAlone(queries);
    await refuseUnsuitable(queries, { name, replace });
    await queries.transaction().execute(async (transaction) => {
      const inside = transaction as Queries;
      await lockMigrations(inside);
      // Again: while this waited for the lock, another may have filled the database.
      await refuseUnsuitable(inside, { name, replace });
      await dropEverything(inside);
      await runMigrations(inside, migrations);
      await loadBackup(inside, entries());
      await bringUpToDate(inside);
    });
    await finish(queries);
  } finally {
    await close();
  }
}

/** Drops everything in a database. Throws when a shop runs on it, and when it is not empty and `replace` does not name it. */
export async function clearDatabase({ location, replace }: Pick<RestoreRequest, 'location' | 'replace'>): Promise<void> {
  const { orm, name, close } = await openAlone(location);
  try {
    const queries = queriesOf(orm);
    await waitUntilAlone(queries);
    await refuseUnsuitable(queries, { name, replace });
    await queries.transaction().execute((transaction) => dropEverything(transaction as Queries));
  } finally {
    await close();
  }
}

/** The migrations that make tables as those of the backup were. Throws OperatorError when the backup names a migration that is not known here. */
async function migrationsOfBackup({ migrations: named }: Head): Promise<readonly Migration[]> {
  if (named.length === 0) throw new OperatorError('The backup names no migration.');
  const ours = await migrationsOf(named);
  // A database that began before the baseline may name migrations ahead of ours; those of the baseline make the same tables.
  const start = Math.max(named.indexOf(ours[0]?.name ?? ''), 0);
  const needed = named.slice(start);
  const unknown = needed.find((name, index) => ours[index]?.name !== name);
  if (unknown !== undefined)
    throw new OperatorError(
      `The backup is of another or newer version of the shop: this version does not know the migration ${unknown} there.`,
    );
  return ours.slice(0, needed.length);
}

/** PostgreSQL ends the connections of a shop that has just stopped within this time. */
const PATIENCE_MS = 2000;
const PAUSE_MS = 25;

async function waitUntilAlone(queries: Queries): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  while ((await countOthers(queries)) > 0 && performance.now() < until) await setTimeout(PAUSE_MS);
}

/** How many connections others have to the database. Of other roles PostgreSQL may hide what their connections are for. */
async function countOthers(queries: Queries): Promise<number> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
      and usesysid is not null and coalesce(backend_type, 'client backend') = 'client backend'
  `.execute(queries);
  return rows.length;
}

/** Throws when others use the database, or when it is not empty and `replace` does not name it. */
async function refuseUnsuitable(
  queries: Queries,
  { name, replace }: { name: string; replace: string | undefined },
): Promise<void> {
  const others = await countOthers(queries);
  if (others > 0)
    throw new OperatorError(
      `The database is in use by other connections (${others}). Stop every shop, pooler and tool that uses it.`,
    );
  const isEmpty = (await tableShapes(queries)).every(({ table }) => table === MIGRATIONS_TABLE);
  if (!isEmpty && replace !== name)
    throw new OperatorError(
      `The database ${name} is not empty. To lose everything in it, say so: replace=${name} (--replace ${name})`,
    );
}

/** Opens the database with one connection and without time limits. An embedded database has the name of the folder in which it lies. */
async function openAlone(location: DatabaseLocation) {
  if ('folder' in location) {
    const name = location.folder.split(/[\\/]/).at(-2) ?? '';
    return { ...(await openFolder(location.folder)), name };
  }
  const { connectionTo } = await import('../engine/connection.ts');
  const connection = await connectionTo(location);
  const orm = await openPool(connection, 1);
  return { orm, name: databaseNameOf(connection), close: () => orm.close(true) };
}

/**
 * Fills the tables, within a transaction, with what a backup holds, in place of all rows that are there. Foreign keys are taken away and added
 * again, so the order of tables and rows does not matter and PostgreSQL checks every key at the end; triggers do not fire. Throws when
 * tables or columns of the backup differ from those of the database.
 */
export async function loadBackup(queries: Queries, entries: AsyncIterable<Entry>): Promise<void> {
  await fixValueForms(queries);
  const shapes = new Map((await tableShapes(queries)).map((shape) => [shape.table, shape]));
  const triggers = await triggersOf(queries);
  const keys = await foreignKeysOf(queries);
  for (const { table, name } of triggers)
    await sql`alter table ${sql.id(table)} disable trigger ${sql.id(name)}`.execute(queries);
  for (const { table, name } of keys) await sql`alter table ${sql.id(table)} drop constraint ${sql.id(name)}`.execute(queries);
  await sql`truncate table ${sql.join([...shapes.keys()].map((table) => sql.id(table)))}`.execute(queries);

  // Tables that every backup leaves out are not missing.
  const loaded = new Set(LEFT_OUT);
  for await (const entry of entries) {
    if (entry.kind === 'sequence') await setSequence(queries, entry);
    if (entry.kind !== 'rows') continue;
    await insertRows(queries, shapeInBackup(shapes.get(entry.table), entry), entry.rows);
    loaded.add(entry.table);
  }
  const missing = [...shapes.keys()].filter((table) => !loaded.has(table));
  if (missing.length > 0) throw new OperatorError(`The backup does not fit: it lacks the table ${missing.join(', ')}.`);

  for (const { table, name, definition } of keys)
    await sql`alter table ${sql.id(table)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(queries);
  for (const { table, name } of triggers) await sql`alter table ${sql.id(table)} enable trigger ${sql.id(name)}`.execute(queries);
}

/** The table with its columns in the order of the backup. Throws when the two do not have the same columns. */
function shapeInBackup(
  shape: TableShape | undefined,
  { table, columns }: { readonly table: string; readonly columns: readonly string[] },
): TableShape {
  const inOrder = columns.flatMap((column) => shape?.columns.find(({ name }) => name === column) ?? []);
  const isSame = shape && inOrder.length === columns.length && inOrder.length === shape.columns.length;
  if (!isSame) throw new OperatorError(`The backup does not fit: its table ${table} has other columns than the database's.`);
  return { table, columns: inOrder };
}

/** Inserts rows, each the text of a JSON array, whose values PostgreSQL reads as it wrote them. */
async function insertRows(queries: Queries, { table, columns }: TableShape, rows: readonly string[]): Promise<void> {
  if (rows.length === 0) return;
  const names = sql.join(columns.map(({ name }) => sql.id(name)));
  const values = sql.join(columns.map(({ type }, index) => sql`(row ->> ${sql.lit(index)})::${sql.raw(type)}`));
  await sql`
    insert into ${sql.id(table)} (${names}) overriding system value
      select ${values} from json_array_elements(${`[${rows.join(',')}]`}::json) as row
  `.execute(queries);
}

async function setSequence(queries: Queries, { sequence, lastValue, isCalled }: Sequence): Promise<void> {
  await sql`select setval(${sequence}::text::regclass, ${lastValue}::bigint, ${isCalled}::boolean)`.execute(queries);
}
