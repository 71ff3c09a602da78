// `make release version=1.1.0`: what CHANGELOG.md holds as unreleased becomes that version, whose schema is kept for comparison, and the
// package and the client are packed. A person commits and tags it. `--small` writes into a folder of its own and packs nothing.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MikroORM } from '@mikro-orm/pglite';
import { ORM_OPTIONS, queriesOf } from '../src/adapters/postgres/engine/orm.ts';
import { bringUpToDate, recordedMigrations } from '../src/adapters/postgres/migrations.ts';
import type { Queries } from '../src/adapters/postgres/tables/entities.ts';
import { describeSchema } from './schema-description.ts';
import { withShopRelease } from './shop-release.ts';

/** Where the schema of the last release stands, alone: tables are compared with those of no other. */
const RELEASED = 'src/adapters/postgres/released';

const isSmall = process.argv.includes('--small');
const version = process.argv.find((word) => /^\d+\.\d+\.\d+$/.test(word));
if (!version) throw new Error('Name the version: make release version=1.1.0');

const texts = {
  'CHANGELOG.md': withShopRelease(readFileSync('CHANGELOG.md', 'utf8'), version, new Date()),
  'package.json': withVersion('package.json'),
  'package-lock.json': withVersion('package-lock.json'),
  [`${RELEASED}/${version}.json`]: await schemaText(),
};
for (const [path, text] of Object.entries(texts)) {
  const target = isSmall ? join('.cache/small-release', path) : path;
  mkdirSync(join(target, '..'), { recursive: true });
  writeFileSync(target, text);
}
if (!isSmall) {
  for (const former of readdirSync(RELEASED).filter((file) => file !== `${version}.json`)) rmSync(join(RELEASED, former));
  for (const script of ['client/client', 'package']) execFileSync('node', [`scripts/${script}.ts`], { stdio: 'inherit' });
}
console.log(`Version ${version} of the shop. Read its section of CHANGELOG.md, then commit and tag it: git tag v${version}`);

/** A manifest of npm with the new version; the lock names it twice. */
function withVersion(path: string): string {
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  const lockedPackage = manifest.packages?.[''];
  if (lockedPackage) lockedPackage.version = version;
  return `${JSON.stringify({ ...manifest, version }, null, 2)}\n`;
}

/** The tables of a new database, and the migrations that made them. */
async function schemaText(): Promise<string> {
  const orm = await MikroORM.init({ ...ORM_OPTIONS, dbName: 'memory://' });
  try {
    const queries = queriesOf(orm);
    await queries.transaction().execute((transaction) => bringUpToDate(transaction as Queries));
    const schema = { migrations: await recordedMigrations(queries), ...(await describeSchema(queries)) };
    return `${JSON.stringify(schema, null, 1)}\n`;
  } finally {
    await orm.close(true);
  }
}
