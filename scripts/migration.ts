// Drafts a migration for what changed in the entities: `make migration name=add-partners`. Checks, indexes, references and triggers
// are for the author to add.
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { migrationsFolder, schemaDifference } from './schema-difference.ts';

const name = process.argv[2] ?? '';
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
  console.error('Name the migration in lower case and hyphens: make migration name=add-partners');
  process.exit(1);
}

const statements = await schemaDifference();
const title = `${new Date().toISOString().slice(0, 10)}-${name}`;
const className = name.replace(/(^|-)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase());
const path = join(migrationsFolder, `${title}.ts`);

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
  `${relative('.', path)}: ${statements.length} statements. Complete it, then add ${className} to the list in src/adapters/postgres/database.ts.`,
);
