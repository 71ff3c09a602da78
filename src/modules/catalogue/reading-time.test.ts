import { expect, test } from 'vitest';
import { readingMinutes } from './reading-time.ts';

test.each([
  ['an empty text none', '', 0],
  ['a heading one', '# Яга', 1],
  ['200 words one', 'слово '.repeat(200), 1],
  ['201 words two', 'слово '.repeat(201), 2],
  ['a word with a hyphen or an apostrophe counts once', "well-known-2 it’s don't last ".repeat(50), 1],
  ['a word whose vowels are signs counts once', 'गणेश '.repeat(200), 1],
  ['a hyphen by itself is no word', 'one - two '.repeat(100), 1],
])('reading takes a minute for every 200 words, rounded up: %s', (_, markdown, minutes) => {
  expect(readingMinutes(markdown)).toBe(minutes);
});
