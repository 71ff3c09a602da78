import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeSchema } from '../../scripts/schema-description.ts';
import { schemaDifference } from '../../scripts/schema-difference.ts';
import { queriesOf } from '../../src/adapters/postgres/engine/orm.ts';
import { HISTORY } from '../../src/adapters/postgres/history/history.ts';
import { migrationsOf, recordedMigrations } from '../../src/adapters/postgres/migrations.ts';
import { breachesOfSchema } from '../architecture/migration-laws.ts';
import { freshDatabase } from '../support/fresh-database.ts';
import { lastReleased } from '../support/last-released.ts';
import { openOrm } from './open-orm.ts';

let opened: Awaited<ReturnType<typeof openOrm>>;
beforeAll(async () => {
  opened = await openOrm(await freshDatabase());
});
afterAll(() => opened.drop());

/** The files of a folder of migrations, in the order in which they run. */
const filesIn = (folder: string) => readdirSync(join(FOLDER, folder)).toSorted();
const FOLDER = join(import.meta.dirname, '../../src/adapters/postgres');

/** The embedded database describes its own tables slowly. */
const LONG = 60_000;

test('the entities describe the tables as the migrations leave them', { timeout: LONG }, async () => {
  expect(await schemaDifference(opened.orm)).toEqual([]);
});

test('the tables hold all that the last release uses, and ask no more of it', { timeout: LONG }, async () => {
  expect(breachesOfSchema(lastReleased(), await describeSchema(queriesOf(opened.orm)))).toEqual([]);
});

test('a new database runs every file of the migrations', async () => {
  const files = filesIn('migrations');
  expect((await migrationsOf([])).map(({ name }) => `${name}.sql`)).toEqual(files);
  expect(await recordedMigrations(queriesOf(opened.orm))).toEqual(files.map((file) => file.replace('.sql', '')));
});

test('no two migrations have the same number', () => {
  // Numbers may be left out, since several people write migrations at once.
  const numbers = filesIn('migrations').map((file) => file.slice(0, 3));
  expect(numbers).toEqual([...new Set(numbers)]);
});

test('every migration of before the baseline is known by the name that databases have recorded', () => {
  const files = filesIn('history').filter((file) => /^\d/.test(file));
  const names = HISTORY.map(({ name }) => name);
  // The first seven were recorded by their days; their files have numbers since.
  expect(names.slice(0, 7)).toEqual([
    '2026-11-20-purchase',
    '2026-11-20-reading',
    '2026-11-20-customers-auth',
    '2026-11-20-customers-data',
    '2026-11-21-money-facts',
    '2026-11-21-phone-customers',
    '2026-11-21-consultations',
  ]);
  expect(names.slice(7)).toEqual(files.slice(7).map((file) => file.replace(/\.(sql|ts)$/, '')));
});
