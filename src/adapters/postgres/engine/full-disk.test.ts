import { describe, expect, test } from 'vitest';
import { OperatorError } from '#kernel/operator-error.ts';
import { explainFullDisk } from './full-disk.ts';

const folder = '/data/database';
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
