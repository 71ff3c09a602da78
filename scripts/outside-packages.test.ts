import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { OUTSIDE, withDependencies } from './outside-packages.ts';

const packages = {
  'node_modules/a': { dependencies: { b: '1', c: '1' }, optionalDependencies: { native: '1' } },
  'node_modules/a/node_modules/b': { dependencies: { c: '1' } },
  'node_modules/b': { dependencies: { unneeded: '1' } },
  'node_modules/c': { dependencies: { a: '1' }, peerDependencies: { absent: '1' } },
  'node_modules/native': {},
  'node_modules/unneeded': {},
};

test('a package takes along what it needs, from the place where Node would find it, and nothing else', () => {
  expect([...withDependencies(['a'], packages)].sort()).toEqual([
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/c',
    'node_modules/native',
  ]);
});

test('a package that the lock file lacks stops the packing', () => {
  expect(() => withDependencies(['d'], packages)).toThrow('The lock file lacks d');
  expect(() => withDependencies(['x'], { 'node_modules/x': { dependencies: { y: '1' } } })).toThrow('The lock file lacks y');
});

test('every package that stays outside of the built server is installed for production, with all that it needs', () => {
  const { packages: locked } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
  const paths = [...withDependencies(OUTSIDE, locked)];
  expect(paths.filter((path) => locked[path].dev || locked[path].devOptional)).toEqual([]);
});
