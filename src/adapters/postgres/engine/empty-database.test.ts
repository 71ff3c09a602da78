import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { unpackEmptyDatabase } from './empty-database.ts';

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'empty-database-'));
});
afterEach(() => rm(home, { recursive: true }));

test('an empty database replaces an empty folder, and no other user may read it', async () => {
  const folder = join(home, 'database');
  await mkdir(folder);
  await unpackEmptyDatabase(folder);
  expect(existsSync(join(folder, 'PG_VERSION'))).toBe(true);
  expect((await stat(join(folder, 'PG_VERSION'))).mode & 0o777).toBe(0o600);
});

test('what a start that was killed has unpacked is replaced', async () => {
  const folder = join(home, 'database');
  await mkdir(folder);
  await mkdir(`${folder}.half`);
  await writeFile(join(`${folder}.half`, 'rest'), '');
  await unpackEmptyDatabase(folder);
  expect([existsSync(join(folder, 'rest')), existsSync(`${folder}.half`)]).toEqual([false, false]);
});

test('a folder that holds anything is left as it is', async () => {
  const folder = join(home, 'database');
  await mkdir(folder);
  await writeFile(join(folder, 'kept'), '');
  await expect(unpackEmptyDatabase(folder)).rejects.toThrow(/ENOTEMPTY/);
  expect(existsSync(join(folder, 'kept'))).toBe(true);
});
