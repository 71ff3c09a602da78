import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { describeSchema } from '../../scripts/schema-description.ts';
import { tableShapes } from '../../src/adapters/postgres/backup/tables.ts';
import { openDatabase } from '../../src/adapters/postgres/database.ts';
import { recordedMigrations } from '../../src/adapters/postgres/migrations.ts';
import type { Queries } from '../../src/adapters/postgres/tables/entities.ts';
import { restore } from '../../src/compose/commands/restore.ts';
import { readConfig } from '../../src/config/read-config.ts';
import { emptyDatabase, type FreshDatabase } from '../support/fresh-database.ts';
import { startShop } from '../support/shop.ts';
import { backupOf, call } from './backup-of.ts';
import { inside, openOrm } from './open-orm.ts';

/** It came with the baseline: the last shop of before has 082 for its newest. */
const LAST_OF_HISTORY = '083-valid-channels';
/** The embedded database makes the tables in many steps slowly. */
const LONG = 180_000;

const home = await mkdtemp(join(tmpdir(), 'baseline-'));
afterAll(() => rm(home, { recursive: true }));

/** The schema, the rows, and the names of the migrations that made them. */
async function contentOf(queries: Queries) {
  const rows: Record<string, unknown[]> = {};
  for (const { table } of await tableShapes(queries))
    if (table !== 'migrations') rows[table] = (await sql`select * from ${sql.id(table)}`.execute(queries)).rows;
  return { schema: await describeSchema(queries), rows, migrations: await recordedMigrations(queries) };
}

/** A database without a row: of a shop of before the baseline up to that migration, or new. */
async function unseeded(lastOfFormer?: string): Promise<FreshDatabase> {
  const fresh = await emptyDatabase(inject('databaseKind'));
  const { beginFormer, migrate, close } = await openOrm(fresh);
  await (lastOfFormer ? beginFormer(lastOfFormer) : migrate());
  await close();
  return fresh;
}

let baseline: Awaited<ReturnType<typeof contentOf>>;
beforeAll(async () => {
  const fresh = await unseeded();
  baseline = await inside(fresh, contentOf);
  await fresh.drop();
}, LONG);

test.each([
  ['the first shop that was shown', '2026-11-21-consultations'],
  ['the last shop of before the baseline', '082-overtaken-wishes'],
  ['a new shop', undefined],
])('a database as %s left it gets the tables of the baseline, and so does its backup', { timeout: LONG }, async (_, last) => {
  const former = await unseeded(last);
  const restored = await emptyDatabase(inject('databaseKind'));
  const file = join(home, `${last ?? 'new'}.backup`);
  await backupOf(former, file);
  expect(await restore.run(readConfig(restored.env), { from: file }, call)).toMatchObject({ exitCode: 0 });
  const content = await inside(restored, contentOf);
  expect(content.schema).toEqual(baseline.schema);
  expect(content.rows).toEqual(baseline.rows);

  const shop = await startShop({ former });
  expect((await shop.request({ url: '/api/services' })).statusCode).toBe(200);
  const { schema, migrations } = await contentOf(shop.database.queries);
  await shop.close();
  expect(schema).toEqual(baseline.schema);
  expect(content.migrations).toEqual(migrations);
  expect(migrations.slice(-baseline.migrations.length)).toEqual(baseline.migrations);
  await restored.drop();
});

if (inject('databaseKind') === 'postgres')
  test('two shops that start at once on a database of before the baseline record the baseline once', async () => {
    const former = await unseeded(LAST_OF_HISTORY);
    const { database: place } = readConfig(former.env);
    const databases = await Promise.all([openDatabase(place), openDatabase(place)]);
    await Promise.all(databases.map((database) => database.migrate(async () => undefined)));
    const { migrations } = await inside(former, contentOf);
    expect(migrations).toEqual([...new Set(migrations)]);
    expect(migrations.slice(migrations.indexOf(LAST_OF_HISTORY) + 1)).toEqual(baseline.migrations);
    for (const database of databases) await database.close();
    await former.drop();
  });

test.each([
  ['is not loaded for a new database', [], false],
  ['is not loaded for a database that has recorded the baseline', ['2026-11-20-purchase', '100-content'], false],
  ['is loaded for one that has not', ['2026-11-20-purchase'], true],
])('what was before the baseline %s', (_, recorded, isLoaded) => {
  const module = new URL('../../src/adapters/postgres/migrations.ts', import.meta.url).href;
  const program = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ load: (url, context, next) => { loaded.push(url); return next(url, context); } });
    const { migrationsOf } = await import('${module}');
    await migrationsOf(${JSON.stringify(recorded)});
    console.log(loaded.some((url) => url.includes('/history/')));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' });
  expect(output.trim()).toBe(`${isLoaded}`);
});
