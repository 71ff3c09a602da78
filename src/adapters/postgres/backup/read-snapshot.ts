import { sql } from 'kysely';
import type { Sequence, TableRows } from '../../backup-file/format.ts';
import { recordedMigrations } from '../migrations.ts';
import type { Queries } from '../tables/entities.ts';
import { fixValueForms, sequenceNames, type TableShape, tableShapes } from './tables.ts';

/** Few rows at a time, since one may hold a whole letter. */
const PAGE_ROWS = 200;
/** Fewer rows of a table with files, such as pictures and PDFs, each of which takes up to 10 MB as text. */
const PAGE_FILES = 4;

/**
 * The tables that a backup leaves out. Sessions: a restore must not sign in again whoever was signed out since. Secrets that are valid for
 * minutes: a backup would keep them for years. Files of the web's builds: each start brings its own.
 */
export const LEFT_OUT: readonly string[] = ['sessions', 'one_time_codes', 'factor_challenges', 'secret_answers', 'web_builds'];
/** Which rows a backup keeps of a table that it does not keep whole. A message is sealed while it holds a secret, such as a one-time code. */
const KEPT_ROWS: Readonly<Record<string, string>> = { messages: 'sealed is null' };

/** All tables as they stood at one moment. The parts can be read once, in this order. */
interface Snapshot {
  readonly migrations: readonly string[];
  readonly tables: AsyncIterable<TableRows>;
  readonly sequences: () => Promise<readonly Sequence[]>;
}

/**
 * Runs `read` in one transaction, which sees a running shop as it stood at the beginning. With PostgreSQL the shop goes on meanwhile; the
 * embedded database has one connection, for which the shop waits.
 */
export async function withSnapshot<Result>(queries: Queries, read: (snapshot: Snapshot) => Promise<Result>): Promise<Result> {
  const snapshot = queries.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return snapshot.execute(async (transaction) => {
    const inside = transaction as Queries;
    await fixValueForms(inside);
    const migrations = await recordedMigrations(inside);
    return read({ migrations, tables: readTables(inside), sequences: () => readSequences(inside) });
  });
}

export async function* readTables(queries: Queries): AsyncGenerator<TableRows> {
  for (const shape of await tableShapes(queries)) {
    if (LEFT_OUT.includes(shape.table)) continue;
    yield { table: shape.table, columns: shape.columns.map(({ name }) => name), pages: readRows(queries, shape) };
  }
}

/** Rows by a cursor. Every value leaves as the text from which PostgreSQL makes the same value again. */
async function* readRows(queries: Queries, { table, columns }: TableShape): AsyncGenerator<readonly string[]> {
  const values = sql.join(columns.map(({ name }) => sql`${sql.id(name)}::text`));
  const kept = sql.raw(KEPT_ROWS[table] ?? 'true');
  const count = columns.some(({ type }) => type === 'bytea') ? PAGE_FILES : PAGE_ROWS;
  await sql`
    declare backup_rows no scroll cursor for select to_json(array[${values}])::text as row from ${sql.id(table)} where ${kept}
  `.execute(queries);
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.raw(`${count}`)} from backup_rows`.execute(queries);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await sql`close backup_rows`.execute(queries);
}

async function readSequences(queries: Queries): Promise<Sequence[]> {
  const sequences: Sequence[] = [];
  for (const sequence of await sequenceNames(queries)) {
    const { rows } = await sql<{ last: string; called: boolean }>`
      select last_value::text as last, is_called as called from ${sql.id(sequence)}
    `.execute(queries);
    for (const { last, called } of rows) sequences.push({ sequence, lastValue: last, isCalled: called });
  }
  return sequences;
}
