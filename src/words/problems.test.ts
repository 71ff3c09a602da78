import { expect, test } from 'vitest';
import { nextTryWords } from './problems.ts';

test.each([
  [1, 'in 1 second', 'через 1 секунду'],
  [60, 'in 60 seconds', 'через 60 секунд'],
  [61, 'in 2 minutes', 'через 2 минуты'],
  [3600, 'in 60 minutes', 'через 60 минут'],
  [3601, 'in 2 hours', 'через 2 часа'],
  [86_400, 'in 24 hours', 'через 24 часа'],
])('the next try after %i seconds is told in round words, and never too early', (seconds, english, russian) => {
  expect(nextTryWords(seconds, 'en')).toBe(`The next try is possible ${english} at the latest.`);
  expect(nextTryWords(seconds, 'ru')).toBe(`Следующая попытка возможна не позже чем ${russian}.`);
});
