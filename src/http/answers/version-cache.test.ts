import { expect, test } from 'vitest';
import { createVersionCache } from './version-cache.ts';

test('new content empties the cache, and a value of the old content no longer enters', () => {
  const cache = createVersionCache<string>(10);
  expect(cache.get('ru /', 1)).toBeUndefined();
  expect(cache.set('ru /', 1, 'old')).toBe('old');
  expect(cache.get('ru /', 1)).toBe('old');
  expect(cache.get('ru /', 2)).toBeUndefined();
  expect(cache.set('ru /', 1, 'old')).toBe('old');
  expect(cache.get('ru /', 2)).toBeUndefined();
});

test('a full cache loses the value used longest ago', () => {
  const cache = createVersionCache<number>(3);
  cache.get('0', 1);
  for (let index = 0; index < 3; index++) cache.set(`${index}`, 1, index);
  cache.get('0', 1);
  cache.set('3', 1, 3);
  expect(['0', '1', '2', '3'].map((key) => cache.get(key, 1))).toEqual([0, undefined, 2, 3]);
});

test('a value that was deleted is made again', () => {
  const cache = createVersionCache<string>(3);
  cache.get('key', 1);
  cache.set('key', 1, 'value');
  cache.delete('key');
  expect(cache.get('key', 1)).toBeUndefined();
});
