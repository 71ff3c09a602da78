import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { inMemory } from './memory-folder.ts';

test('temporary files have a folder until the work is over, also when it fails; one in memory is removed then', () => {
  const before = process.env.TMPDIR;
  const used: string[] = [];
  const use = () => {
    used.push(tmpdir());
    expect(existsSync(tmpdir())).toBe(true);
    throw new Error('a suite that breaks');
  };
  expect(() => inMemory(use)).toThrow('a suite that breaks');
  expect(process.env.TMPDIR).toBe(before);
  // A machine without room in memory used the usual folder, which stays.
  const left = used.filter((folder) => existsSync(folder));
  expect(left).toEqual(used.filter((folder) => folder === tmpdir()));
  expect(used).toHaveLength(1);
});
