import { expect, test } from 'vitest';
import { dayInWords } from './day-in-words.ts';

test('a day is written with its month in words, as each language writes it', () => {
  expect(dayInWords('2036-11-22')).toEqual({ ru: '22 ноября 2036 г.', en: '22 November 2036' });
  expect(dayInWords('2027-01-01').en).toBe('1 January 2027');
});
