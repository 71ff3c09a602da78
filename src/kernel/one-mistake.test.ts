import { expect, test } from 'vitest';
import { isOneMistake } from './one-mistake.ts';

test.each([
  ['a letter is missing', 'rital', 'ritual'],
  ['a letter is too many', 'rittual', 'ritual'],
  ['a letter is another', 'rituol', 'ritual'],
  ['two neighbours changed places', 'ritaul', 'ritual'],
  ['the last letter is missing', 'ritua', 'ritual'],
  ['nothing is wrong', 'ritual', 'ritual'],
])('one mistake in typing at most: %s', (_, typed, meant) => {
  expect([isOneMistake(typed, meant), isOneMistake(meant, typed)]).toEqual([true, true]);
});

test.each([
  ['two letters are missing', 'ritl', 'ritual'],
  ['two letters are others', 'retuol', 'ritual'],
  ['letters that are no neighbours changed places', 'lituar', 'ritual'],
  ['a letter is missing and another is wrong', 'ritol', 'ritual'],
  ['two neighbours are other letters', 'rixyal', 'ritual'],
  ['of two neighbours the second has moved forward, and the other is another letter', 'riuxal', 'ritual'],
  ['of two neighbours the first has moved back, and the other is another letter', 'rixtal', 'ritual'],
  ['two neighbours changed places, and a later letter is another', 'riutax', 'ritual'],
])('more than one mistake: %s', (_, typed, meant) => {
  expect([isOneMistake(typed, meant), isOneMistake(meant, typed)]).toEqual([false, false]);
});
