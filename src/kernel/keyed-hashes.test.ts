import { expect, test } from 'vitest';
import { keyedHashes } from './keyed-hashes.ts';

test('a hash verifies under an older key, and never under another key, context or text', () => {
  const old = keyedHashes(['old'], 'code').sign('123456');
  expect(keyedHashes(['new', 'old'], 'code').matches('123456', old)).toBe(true);
  expect(keyedHashes(['new'], 'code').matches('123456', keyedHashes(['new', 'old'], 'code').sign('123456'))).toBe(true);
  expect(keyedHashes(['new', 'old'], 'code').all('123456')).toContain(old);
  expect(keyedHashes(['new'], 'code').matches('123456', old)).toBe(false);
  expect(keyedHashes(['old'], 'contact').matches('123456', old)).toBe(false);
  expect(keyedHashes(['old'], 'code').matches('123457', old)).toBe(false);
  expect(keyedHashes(['old'], 'code').matches('123456', '')).toBe(false);
});
