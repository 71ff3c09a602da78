import { expect, test } from 'vitest';
import { tagOf, versionOf } from './record-version.ts';

test('a version comes back out of its ETag, also when a proxy has weakened it', () => {
  expect(versionOf(tagOf(12))).toBe(12);
  expect(versionOf(`W/${tagOf(12)}`)).toBe(12);
});

test.each([undefined, '', '12', '*', '"x"', '"1", "2"'])('%s names no version', (text) => {
  expect(versionOf(text)).toBeNaN();
});
