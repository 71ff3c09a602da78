import { expect, test } from 'vitest';
import { readingMinutes } from './reading-time.ts';

test.each([
  ['', 0],
  ['# Яга', 1],
  ['слово '.repeat(200), 1],
  ['слово '.repeat(201), 2],
  ['well-known it’s '.repeat(100), 1],
  ['गणेश '.repeat(200), 1],
])('reading takes a minute for every 200 words, rounded up (case %#)', (markdown, minutes) => {
  expect(readingMinutes(markdown)).toBe(minutes);
});

test('words with a hyphen or an apostrophe are read as one', () => {
  const text = Array.from({ length: 200 }, () => "well-known-2 don't").join(' ');
  expect(readingMinutes(text)).toBe(2);
  expect(readingMinutes('one - two')).toBe(1);
});
