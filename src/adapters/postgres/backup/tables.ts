import { sql } from 'kysely';
import type { Queries } from '../tables/entities.ts';

/** A table with the columns that take values; PostgreSQL makes the values of the others. */
export interface TableShape {
  readonly table: string;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
}

/** The shop's schema, as a condition on the column that names a schema by its number. */
const HERE = sql<number>`quote_ident(current_schema())::regnamespace`;

/** Every table of the shop's schema, read from the database itself, so that a new table is never missing. */
export async function tableShapes(queries: Queries): Promise<TableShape[]> {
  const { rows } = await sql<{ table: string; name: string; type: string }>`
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = ${HERE} and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      order by c.relname, a.attnum
  `.execute(queries);
  const tables = Map.groupBy(rows, ({ table }) => table);
  return [...tables].map(([table, columns]) => ({ table, columns: columns.map(({ name, type }) => ({ name, type })) }));
}

export async function sequenceNames(queries: Queries): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = ${HERE} and relkind = 'S' order by relname
  `.execute(queries);
  return rows.map(({ name }) => name);
}

/** Makes PostgreSQL write and read every value in one form, whatever the settings of server and role, until the transaction ends. */
export async function fixValueForms(queries: Queries): Promise<void> {
  await sql`
    select set_config(name, value, true) from (values
      ('timezone', 'UTC'), ('datestyle', 'ISO, YMD'), ('intervalstyle', 'postgres'), ('bytea_output', 'hex'), ('extra_float_digits', '1')
    ) as settings (name, value)
  `.execute(queries);
}

interface Trigger {
  readonly table: string;
  readonly name: string;
}

/** The triggers that fire, apart from those with which PostgreSQL itself keeps foreign keys. */
export async function triggersOf(queries: Queries): Promise<Trigger[]> {
  const { rows } = await sql<Trigger>`
    select c.relname as table, t.tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where c.relnamespace = ${HERE} and not t.tgisinternal and t.tgenabled = 'O'
  `.execute(queries);
  return rows;
}

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  /** What follows the name in `add constraint`. */
  readonly definition: string;
}

export async function foreignKeysOf(queries: Queries): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
      from pg_constraint k join pg_class c on c.oid = k.conrelid
      where c.relnamespace = ${HERE} and k.contype = 'f' and k.conparentid = 0
      order by c.relname, k.conname
  `.execute(queries);
  return rows;
}

/** Drops every table, view and function; what belongs to an extension stays. */
export async function dropEverything(queries: Queries): Promise<void> {
  const { rows } = await sql<{ statement: string }>`
    select format('drop %s if exists %I cascade', case relkind when 'v' then 'view' when 'm' then 'materialized view' else 'table' end, relname)
        as statement from pg_class
      where relnamespace = ${HERE} and relkind in ('r', 'p', 'v', 'm')
        and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
    union all
    select format('drop %s if exists %s cascade', case prokind when 'p' then 'procedure' when 'a' then 'aggregate' else 'function' end, oid::regprocedure)
      from pg_proc
      where pronamespace = ${HERE} and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
  `.execute(queries);
  for (const { statement } of rows) await sql.raw(statement).execute(queries);
}
