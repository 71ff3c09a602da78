import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { unpackEmptyDatabase } from './empty-database.ts';

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'empty-database-'));
});
afterEach(() => rm(home, { recursive: true }));

test('an empty database replaces an empty folder, no other user may read it, and the rest of a killed start is removed', async () => {
  const folder = join(home, 'database');
  await mkdir(folder);
  await mkdir(`${folder}.half`);
  await writeFile(join(`${folder}.half`, 'PG_VERSION'), '1');
  await unpackEmptyDatabase(folder);
  expect(Number(await readFile(join(folder, 'PG_VERSION'), 'utf8'))).toBeGreaterThanOrEqual(18);
  expect((await stat(join(folder, 'PG_VERSION'))).mode & 0o777).toBe(0o600);
  expect(existsSync(`${folder}.half`)).toBe(false);
});

test('a folder that holds anything is left as it is', async () => {
  const folder = join(home, 'database');
  await mkdir(folder);
  await writeFile(join(folder, 'kept'), '');
  await expect(unpackEmptyDatabase(folder)).rejects.toThrow(/ENOTEMPTY/);
  expect(existsSync(join(folder, 'kept'))).toBe(true);
});
