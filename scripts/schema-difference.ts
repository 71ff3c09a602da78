import type { MikroORM } from '@mikro-orm/sql';
import { MIGRATIONS_TABLE } from '../src/adapters/postgres/migrations.ts';

/**
 * Statements that would bring the tables, as the migrations left them, to what the entities say. Only tables, columns and their types
 * count: checks, indexes, references, defaults and triggers are written in the migrations alone. The table that records the migrations has no
 * entity: it is left out.
 */
export async function schemaDifference(orm: MikroORM): Promise<string[]> {
  const difference = await orm.schema.getUpdateSchemaSQL({ wrap: false });
  return difference
    .split(/;\s*\n/)
    .map((statement) => statement.trim())
    .filter((statement) => concernsColumns(statement) && !statement.includes(`"${MIGRATIONS_TABLE}"`));
}

function concernsColumns(statement: string): boolean {
  if (/^(drop|create) table/i.test(statement)) return true;
  return /^alter table/i.test(statement) && !/(drop|add) constraint|(drop|set) default/i.test(statement);
}
