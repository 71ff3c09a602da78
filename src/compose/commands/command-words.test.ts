import { expect, test } from 'vitest';
import { listOrNone, MOST_LISTED } from './command-words.ts';

test('a list says that there are none, or that there may be more than it shows', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, index) => `${index}`);
  expect(listOrNone([], 'None.')).toEqual(['None.']);
  expect(listOrNone(lines(MOST_LISTED - 1), 'None.')).toEqual(lines(MOST_LISTED - 1));
  expect(listOrNone(lines(MOST_LISTED), 'None.')).toEqual([
    ...lines(MOST_LISTED),
    'There may be more: of each kind at most 100 are listed.',
  ]);
});
