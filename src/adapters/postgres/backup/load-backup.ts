import { sql } from 'kysely';
import { OperatorError } from '#kernel/operator-error.ts';
import type { Sequence } from '../../backup-file/format.ts';
import type { Entry } from '../../backup-file/read-backup.ts';
import type { Queries } from '../tables/entities.ts';
import { LEFT_OUT } from './read-snapshot.ts';
import { fixValueForms, foreignKeysOf, type TableShape, tableShapes, triggersOf } from './tables.ts';

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
