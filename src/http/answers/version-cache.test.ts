import { expect, test } from 'vitest';
import { createVersionCache } from './version-cache.ts';

/** A cache of at most so many values, to which version 1 of the content is known: who asks tells the version. */
function createCache<Value>(most: number) {
  const cache = createVersionCache<Value>(most);
  cache.get('', 1);
  return cache;
}

test('new content empties the cache', () => {
  const cache = createCache<string>(10);
  expect(cache.set('ru /', 1, 'old')).toBe('old');
  expect([cache.get('ru /', 1), cache.get('ru /', 2)]).toEqual(['old', undefined]);
});

test('a value of the old content does not enter any more', () => {
  const cache = createCache<string>(10);
  cache.get('ru /', 2);
  expect(cache.set('ru /', 1, 'old')).toBe('old');
  expect(cache.get('ru /', 2)).toBeUndefined();
});

test('a full cache loses the value used longest ago', () => {
  const cache = createCache<number>(3);
  for (let index = 0; index < 3; index++) cache.set(`${index}`, 1, index);
  cache.get('0', 1);
  cache.set('3', 1, 3);
  expect(['0', '1', '2', '3'].map((key) => cache.get(key, 1))).toEqual([0, undefined, 2, 3]);
});

test('a value that was deleted is made again', () => {
  const cache = createCache<string>(3);
  cache.set('key', 1, 'value');
  cache.delete('key');
  expect(cache.get('key', 1)).toBeUndefined();
});
