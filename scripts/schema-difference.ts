import { join } from 'node:path';
import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/pglite';
import { migrations } from '../src/adapters/postgres/database.ts';
import { entities } from '../src/adapters/postgres/entities.ts';

export const migrationsFolder = join(import.meta.dirname, '../src/adapters/postgres/migrations');

/**
 * Statements that would bring the tables, as the migrations leave them, to what the entities say. Only tables, columns and their types
 * count: checks, indexes, references, defaults and triggers are written in the migrations alone.
 */
export async function schemaDifference(): Promise<string[]> {
  const orm = await MikroORM.init({
    entities,
    extensions: [Migrator],
    migrations: { migrationsList: migrations, snapshot: false, tableName: 'migrations' },
    dbName: 'memory://',
    logger: () => undefined,
  });
  try {
    await orm.migrator.up();
    const difference = await orm.schema.getUpdateSchemaSQL({ wrap: false });
    return difference
      .split(/;\s*\n/)
      .flatMap((statement) => statement.trim() || [])
      .filter(concernsColumns);
  } finally {
    await orm.close(true);
  }
}

function concernsColumns(statement: string): boolean {
  if (/^(drop|create) table/i.test(statement)) return true;
  return /^alter table/i.test(statement) && !/(drop|add) constraint|(drop|set) default/i.test(statement);
}
