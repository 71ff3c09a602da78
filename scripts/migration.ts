// Drafts a migration for what changed in the entities: `make migration name=add-partners`. The author adds checks, indexes, references
// and triggers. `--small` compares nothing and names the file that there would be.
import { readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { MikroORM } from '@mikro-orm/pglite';
import { ORM_OPTIONS } from '../src/adapters/postgres/database.ts';
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
  console.log(`${title}.ts, of ${entities.length} tables`);
  process.exit();
}
const orm = await MikroORM.init({ ...ORM_OPTIONS, entities, dbName: 'memory://' });
await orm.migrator.up();
const statements = await schemaDifference(orm);
await orm.close(true);
const className = name.replace(/(^|-)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase());
const path = join(folder, `${title}.ts`);

writeFileSync(
  path,
  `import { Migration } from '@mikro-orm/migrations';

export class ${className} extends Migration {
  override name = '${title}';

  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS: string[] = [
${statements.map((statement) => `  \`${statement}\`,\n`).join('')}];
`,
  { flag: 'wx' },
);
console.log(
  `${relative('.', path)}: ${statements.length} statements. Complete it, then add ${className} to the list in src/adapters/postgres/migrations.ts.`,
);
