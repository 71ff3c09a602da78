import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { OperatorError } from '#kernel/operator-error.ts';
import { explainFullDisk, openOrBegin } from './full-disk.ts';

let home: string;
let folder: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'full-disk-'));
  folder = join(home, 'database');
  await mkdir(folder);
});
afterEach(() => rm(home, { recursive: true }));

const MEGABYTE = 1024 * 1024;
const fails = (error: unknown, free: number) =>
  explainFullDisk(
    folder,
    () => Promise.reject(error),
    async () => free * MEGABYTE,
  );
const coded = (code: string) => Object.assign(new Error('x'), { code });

describe('what a full disk does to the embedded database', () => {
  test.each([
    ['the end of PGlite', new Error('Aborted()'), 5],
    ['a number of its file system', { name: 'ErrnoError', errno: 51 }, 0],
    ['a refusal of the system', coded('ENOSPC'), 0],
    ['a refusal of a quota, which leaves space to others', coded('EDQUOT'), 900],
    ['a refusal in a migration', new Error('x', { cause: coded('53100') }), 20],
  ])('is told with the folder and what to do: %s', async (_, error, free) => {
    await expect(fails(error, free)).rejects.toThrow(
      `The embedded database cannot be written: the disk of ${folder} is full. Free space there, then start again.`,
    );
  });

  test.each([
    ['while there is space', new Error('Aborted()'), 900],
    ['that has a reason of its own', coded('42P01'), 5],
    ['that is in words already', new OperatorError('in use by process 7'), 5],
  ])('is not named for a failure %s', async (_, error, free) => {
    await expect(fails(error, free)).rejects.toBe(error);
  });
});

describe('a database that ends while it begins', () => {
  const halfway = async () => {
    await writeFile(join(folder, 'PG_VERSION'), '18');
    throw new Error('Aborted()');
  };

  test('leaves nothing behind, so that the next start begins it anew', async () => {
    await expect(openOrBegin(folder, halfway)).rejects.toThrow('Aborted()');
    expect(existsSync(folder)).toBe(false);
  });

  test('keeps every file when the folder held any', async () => {
    await writeFile(join(folder, 'kept'), '');
    await expect(openOrBegin(folder, halfway)).rejects.toThrow('Aborted()');
    expect(existsSync(join(folder, 'kept'))).toBe(true);
  });
});
