import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { inMemory } from './memory-folder.ts';

test('programs have a folder for temporary files that exists for as long as they run, also when they fail', () => {
  const before = process.env.TMPDIR;
  const used: string[] = [];
  const use = () => {
    used.push(tmpdir());
    expect(existsSync(tmpdir())).toBe(true);
    throw new Error('a suite that breaks');
  };
  expect(() => inMemory(use)).toThrow('a suite that breaks');
  expect(process.env.TMPDIR).toBe(before);
  expect(used.map((folder) => folder === tmpdir() || !existsSync(folder))).toEqual([true]);
});
