// @vitest-environment node
import { maskitoTransform } from '@maskito/core';
import { expect, test } from 'vitest';
import { DATE_MASK, PHONE_MASK, TIME_MASK } from './masks.ts';

test.each([
  ['05031988', '05.03.1988'],
  ['0503', '05.03'],
  ['05.03.1988123', '05.03.1988'],
  ['a5b', '5'],
  ['5.3.1988', '05.03.1988'],
  ['1988-03-05', '05.03.1988'],
  ['5/3/1988', '05.03.1988'],
  ['5.', '05.'],
  ['05.3.', '05.03.'],
  // A second digit of the month may follow.
  ['12.3', '12.3'],
])('a date typed as %s reads %s', (typed, shown) => {
  expect(maskitoTransform(typed, DATE_MASK)).toBe(shown);
});

test.each([
  ['0740', '07:40'],
  ['07401', '07:40'],
  ['7:40', '07:40'],
  ['7:', '07:'],
])('a time typed as %s reads %s', (typed, shown) => {
  expect(maskitoTransform(typed, TIME_MASK)).toBe(shown);
});

test.each([
  ['916', '916'],
  ['9161234567', '916 123 4567'],
  ['79161234567', '+7 916 123 4567'],
  // A digit too many.
  ['791612345678', '+7 916 123 4567'],
  ['(916) 123-45-67', '916 123 4567'],
  // The mask knows the groups of +7 and +1 alone.
  ['+375291234567', '+375291234567'],
  ['+79161234567', '+7 916 123 4567'],
  ['+7916', '+7 916'],
  ['+12025550123', '+1 202 555 0123'],
  ['8 916 123-45-67', '+7 916 123 4567'],
  ['89161234567', '+7 916 123 4567'],
  ['+819012345678', '+819012345678'],
])('a phone typed as %s reads %s', (typed, shown) => {
  expect(maskitoTransform(typed, PHONE_MASK)).toBe(shown);
});
