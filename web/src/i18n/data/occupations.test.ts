// @vitest-environment node
import { expect, test } from 'vitest';
import { suggestOccupations } from './occupations.ts';

test('professions are suggested from the first letter on, at most six, in the language of the reader', () => {
  expect(suggestOccupations('', 'ru')).toEqual([]);
  expect(suggestOccupations('р', 'ru')).toHaveLength(6);
  expect(suggestOccupations('врач', 'ru')).toEqual(['Врач']);
  expect(suggestOccupations('nurse', 'en')).toEqual(['Nurse']);
  expect(suggestOccupations('учен', 'ru')).toEqual(['Учёный']);
});

test('what is typed in full is suggested no more', () => {
  expect(suggestOccupations('Врач', 'ru')).toEqual([]);
});
