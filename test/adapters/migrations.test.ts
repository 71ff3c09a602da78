import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schemaDifference } from '../../scripts/schema-difference.ts';
import { ORM_OPTIONS } from '../../src/adapters/postgres/database.ts';
import { freshDatabase } from '../support/fresh-database.ts';
import { openOrm } from './open-orm.ts';

let opened: Awaited<ReturnType<typeof openOrm>>;
beforeAll(async () => {
  opened = await openOrm(await freshDatabase());
});
afterAll(() => opened.drop());

const folder = join(import.meta.dirname, '../../src/adapters/postgres/migrations');

/** The embedded database describes its own tables slowly. */
const LONG = 60_000;

test('the entities describe the tables as the migrations leave them', { timeout: LONG }, async () => {
  expect(await schemaDifference(opened.orm)).toEqual([]);
});

test('the migrations run in the order in which their files are numbered', async () => {
  const files = readdirSync(folder).toSorted();
  const inOrder = await Promise.all(files.map(async (file) => Object.values(await import(join(folder, file)))[0]));
  expect(ORM_OPTIONS.migrations.migrationsList).toEqual(inOrder);
  // Numbers may be left out, since several people write migrations at once, but none is used twice.
  const numbers = files.map((file) => file.slice(0, 3));
  expect(numbers).toEqual([...new Set(numbers)]);
});

test('a database that recorded migrations under their former file names has none of them pending', async () => {
  const { migrator } = opened.orm;
  expect((await migrator.getExecuted()).map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      '2026-11-20-purchase',
      '2026-11-20-reading',
      '2026-11-20-customers-auth',
      '2026-11-20-customers-data',
      '2026-11-21-money-facts',
      '2026-11-21-phone-customers',
      '2026-11-21-consultations',
    ]),
  );
  expect(await migrator.getPending()).toEqual([]);
});
