// Drafts a migration for what changed in the entities: `make migration name=add-partners`. The author adds checks, indexes, references
// and triggers. `--small` compares nothing: it only names the file that would be written.
import { readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { MikroORM } from '@mikro-orm/pglite';
import { ORM_OPTIONS, queriesOf } from '../src/adapters/postgres/engine/orm.ts';
import { bringUpToDate } from '../src/adapters/postgres/migrations.ts';
import { entities } from '../src/adapters/postgres/tables/entities.ts';
import { schemaDifference } from './schema-difference.ts';

const folder = join(import.meta.dirname, '../src/adapters/postgres/migrations');

const name = process.argv[2] ?? '';
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
  console.error('Name the migration in lower case and hyphens: make migration name=add-partners');
  process.exit(1);
}

// Numbers may have gaps.
const last = Math.max(...readdirSync(folder).map((file) => Number.parseInt(file, 10)));
const title = `${String(last + 1).padStart(3, '0')}-${name}`;
if (process.argv.includes('--small')) {
  console.log(`${title}.sql, of ${entities.length} tables`);
  process.exit();
}
const orm = await MikroORM.init({ ...ORM_OPTIONS, entities, dbName: 'memory://' });
await queriesOf(orm)
  .transaction()
  .execute((transaction) => bringUpToDate(transaction));
const statements = await schemaDifference(orm);
await orm.close(true);
const path = join(folder, `${title}.sql`);
const lines = ['-- What it is for, and why.', '', ...statements.map((statement) => `${statement.replace(/;$/, '')};`)];
writeFileSync(path, `${lines.join('\n')}\n`, { flag: 'wx' });
console.log(`${relative('.', path)}: ${statements.length} statements. Complete it; it runs at the next start.`);
