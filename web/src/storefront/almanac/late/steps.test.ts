import { expect, test } from 'vitest';
import { FIRST_YEAR, LAST_YEAR } from '../day.ts';
import { neighbourDay } from './steps.ts';

test.each([
  ['2011-12-29', 1, '2011-12-31'],
  ['2011-12-31', -1, '2011-12-29'],
] as const)('from %s by %i a step in Apia leaves out the day that Samoa never had', (date, by, neighbour) => {
  expect(neighbourDay(date, by, 'Pacific/Apia')).toBe(neighbour);
});

test('no step leads out of the years of the almanac', () => {
  const [first, last] = [`${FIRST_YEAR}-01-01`, `${LAST_YEAR}-12-31`];
  expect(neighbourDay(first, -1, 'Asia/Kolkata')).toBeUndefined();
  expect(neighbourDay(last, 1, 'Asia/Kolkata')).toBeUndefined();
  expect(neighbourDay(`${FIRST_YEAR}-01-02`, -1, 'Asia/Kolkata')).toBe(first);
  expect(neighbourDay(`${LAST_YEAR}-12-30`, 1, 'Asia/Kolkata')).toBe(last);
});
