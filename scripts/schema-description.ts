import { sql } from 'kysely';
import type { Queries } from '../src/adapters/postgres/tables/entities.ts';

/** The shop's schema in PostgreSQL's own words, to compare two databases. The order of columns and the breaks of lines are left out. */
export interface SchemaDescription {
  readonly tables: Readonly<Record<string, TableDescription>>;
  readonly sequences: Definitions;
  readonly functions: Definitions;
}

interface TableDescription {
  readonly columns: Definitions;
  readonly constraints: Definitions;
  readonly indexes: Definitions;
  readonly triggers: Definitions;
}

/** The definitions of things of one kind, by their names. */
type Definitions = Readonly<Record<string, string>>;

/** A row of each query below. */
interface Definition {
  /** The table that it belongs to; a sequence or a function has none. */
  readonly owner?: string;
  readonly name: string;
  readonly definition: string;
}

/** Describes the schema in which the shop's tables are: these with all that belongs to them, sequences and functions. */
export async function describeSchema(queries: Queries): Promise<SchemaDescription> {
  const read = async (query: string) => (await sql.raw<Definition>(query).execute(queries)).rows;
  const columns = await read(COLUMNS);
  const constraints = await read(CONSTRAINTS);
  const indexes = await read(INDEXES);
  const triggers = await read(TRIGGERS);
  const tables: Record<string, TableDescription> = {};
  for (const table of [...new Set(columns.map(({ owner = '' }) => owner))].toSorted()) {
    const ofTable = (all: readonly Definition[]) => byName(all.filter(({ owner }) => owner === table));
    tables[table] = {
      columns: ofTable(columns),
      constraints: ofTable(constraints),
      indexes: ofTable(indexes),
      triggers: ofTable(triggers),
    };
  }
  return { tables, sequences: byName(await read(SEQUENCES)), functions: byName(await read(FUNCTIONS)) };
}

function byName(definitions: readonly Definition[]): Definitions {
  const entries = definitions.map(({ name, definition }) => [name, definition.replace(/\s+/g, ' ').trim()] as const);
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

const CURRENT_SCHEMA = 'quote_ident(current_schema())::regnamespace';

const COLUMNS = `
  select c.relname as owner, a.attname as name, concat_ws(' ',
      format_type(a.atttypid, a.atttypmod),
      case when a.attcollation <> t.typcollation then 'collate ' || a.attcollation::regcollation end,
      case when a.attstorage <> t.typstorage then 'storage ' || a.attstorage::text end,
      case when a.attnotnull then 'not null' end,
      'default ' || pg_get_expr(d.adbin, d.adrelid),
      nullif(a.attidentity::text, ''), nullif(a.attgenerated::text, '')
    ) as definition
  from pg_class c
    join pg_attribute a on a.attrelid = c.oid
    join pg_type t on t.oid = a.atttypid
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relnamespace = ${CURRENT_SCHEMA} and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`;

// From PostgreSQL 18 on a "not null" is a constraint too, of kind 'n': the columns tell it in every version.
const CONSTRAINTS = `
  select c.relname as owner, k.conname as name, pg_get_constraintdef(k.oid) as definition
  from pg_constraint k join pg_class c on c.oid = k.conrelid
  where c.relnamespace = ${CURRENT_SCHEMA} and k.contype <> 'n'`;

const INDEXES = `
  select tablename as owner, indexname as name, indexdef as definition
  from pg_indexes where schemaname = current_schema()`;

const TRIGGERS = `
  select c.relname as owner, t.tgname as name, pg_get_triggerdef(t.oid) || ' ' || t.tgenabled::text as definition
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where c.relnamespace = ${CURRENT_SCHEMA} and not t.tgisinternal`;

const SEQUENCES = `
  select s.relname as name, format_type(q.seqtypid, null) || ' of ' || coalesce(c.relname || '.' || a.attname, 'nothing') as definition
  from pg_class s
    join pg_sequence q on q.seqrelid = s.oid
    left join pg_depend d on d.objid = s.oid and d.deptype in ('a', 'i') and d.refobjsubid > 0
    left join pg_class c on c.oid = d.refobjid
    left join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
  where s.relnamespace = ${CURRENT_SCHEMA}`;

const FUNCTIONS = `
  select oid::regprocedure::text as name, pg_get_functiondef(oid) as definition
  from pg_proc where pronamespace = ${CURRENT_SCHEMA} and prokind = 'f'`;
