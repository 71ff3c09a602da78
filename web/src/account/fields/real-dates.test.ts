// @vitest-environment node
import { expect, test } from 'vitest';
import { isBirthDate, isTimeOfDay } from './real-dates.ts';

test.each([
  ['29.02.1988', true],
  ['20.11.2026', true],
  ['21.11.2026', false],
  ['30.02.1988', false],
  ['31.04.1990', false],
  ['5.3.1988', false],
  ['05.03.88', false],
])('%s as a date of birth on 20 November 2026: %s', (text, isRight) => {
  expect(isBirthDate(text, '2026-11-20')).toBe(isRight);
});

test.each([
  ['00:00', true],
  ['23:59', true],
  ['24:00', false],
  ['7:40', false],
])('%s as a time of day: %s', (text, isRight) => {
  expect(isTimeOfDay(text)).toBe(isRight);
});
