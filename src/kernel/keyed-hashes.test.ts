import { expect, test } from 'vitest';
import { keyedHashes } from './keyed-hashes.ts';

const old = keyedHashes(['old'], 'code').sign('123456');

test('a hash verifies under the key that signed it, also once another signs before it', () => {
  expect(keyedHashes(['old'], 'code').matches('123456', old)).toBe(true);
  expect(keyedHashes(['new', 'old'], 'code').matches('123456', old)).toBe(true);
  expect(keyedHashes(['new', 'old'], 'code').all('123456')).toContain(old);
});

test('the first of several keys signs', () => {
  expect(keyedHashes(['new', 'old'], 'code').sign('123456')).toBe(keyedHashes(['new'], 'code').sign('123456'));
});

test.each([
  ['another key', keyedHashes(['new'], 'code'), '123456', old],
  ['another context', keyedHashes(['old'], 'contact'), '123456', old],
  ['another text', keyedHashes(['old'], 'code'), '123457', old],
  ['no hash', keyedHashes(['old'], 'code'), '123456', ''],
])('nothing verifies under %s', (_, hashes, text, hash) => {
  expect(hashes.matches(text, hash)).toBe(false);
});
