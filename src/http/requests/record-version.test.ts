import { expect, test } from 'vitest';
import { tagOf, textVersionOf, versionOf } from './record-version.ts';

test('a version comes back out of its ETag, also when a proxy has weakened it', () => {
  expect(versionOf(tagOf(12))).toBe(12);
  expect(versionOf(`W/${tagOf(12)}`)).toBe(12);
});

test.each(['gzip', 'zstd', 'br', 'deflate'])('a version comes back also when a proxy has named %s in its ETag', (coding) => {
  expect(versionOf(`"12-${coding}"`)).toBe(12);
  expect(textVersionOf(`"pQ3cT0v9-Z1xW2uS4rA5bg-${coding}"`)).toBe('pQ3cT0v9-Z1xW2uS4rA5bg');
});

test('a version that itself ends like a coding comes back whole', () => {
  expect(textVersionOf('"pQ3cT0v9-Z1xW2uS4rA-br"')).toBe('pQ3cT0v9-Z1xW2uS4rA-br');
});

test.each([undefined, '', '12', '*', '"x"', '"1", "2"'])('%s names no version', (text) => {
  expect(versionOf(text)).toBeNaN();
});
