import { expect, test } from 'vitest';
import type { FieldCode } from '#kernel/errors.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { readFirstDay } from './first-day.ts';

test.each<[string, number, FieldCode, string?]>([
  // No date is read from before 1900.
  ['1899-12-31', 1, 'no_such_day'],
  // The refusal names the last day on which so many can begin.
  ['2101-01-01', 1, 'date_too_far', '31 December 2100'],
  ['2100-12-31', 2, 'date_too_far', '30 December 2100'],
  ['9999-12-31', 366, 'date_too_far', '31 December 2099'],
  ['2027-02-30', 1, 'no_such_day'],
])('from %s on the almanac has no %d days: %s', (from, days, code, en) => {
  const names = en === undefined ? {} : { names: expect.objectContaining({ en }) };
  expect(() => readFirstDay(from, days)).toThrow(
    refusal('invalid_request', { fields: [{ path: ['query', 'from'], code, ...names }] }),
  );
});

test.each([
  ['1900-01-01', 1],
  ['2100-12-30', 2],
])('the almanac reaches from its first day to its last: from %s %d', (from, days) => {
  expect(readFirstDay(from, days)).toBe(from);
});
