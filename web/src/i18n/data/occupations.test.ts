// @vitest-environment node
import { expect, test } from 'vitest';
import { suggestOccupations } from './occupations.ts';

test('at most six professions are suggested, from the first letter on', () => {
  expect(suggestOccupations('', 'ru')).toEqual([]);
  expect(suggestOccupations('р', 'ru')).toHaveLength(6);
});

test.each([
  ['врач', 'ru', 'Врач'],
  ['nurse', 'en', 'Nurse'],
  // Without the dots of the letter ё.
  ['учен', 'ru', 'Учёный'],
] as const)('“%s” in %s suggests “%s”', (typed, language, profession) => {
  expect(suggestOccupations(typed, language)).toEqual([profession]);
});

test('what is typed in full is suggested no more', () => {
  expect(suggestOccupations('Врач', 'ru')).toEqual([]);
});
