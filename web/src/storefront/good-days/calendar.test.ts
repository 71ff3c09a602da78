import { expect, test } from 'vitest';
import { dateByKey, datesOf, monthsLater, weeksOf } from './calendar.ts';

test('a month has its own days, in weeks from Monday', () => {
  expect(datesOf('2028-02')).toHaveLength(29);
  const weeks = weeksOf('2026-12');
  expect(weeks[0]).toEqual([undefined, '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06']);
  expect(weeks.at(-1)?.slice(2)).toEqual(['2026-12-30', '2026-12-31', undefined, undefined, undefined]);
  expect(weeksOf('2027-02')).toHaveLength(4);
});

test('a month later the day is the same, or the last that the month has', () => {
  expect(monthsLater('2027-01-31', 1)).toBe('2027-02-28');
  expect(monthsLater('2027-01-15', -1)).toBe('2026-12-15');
});

test.each([
  ['ArrowLeft', '2026-11-30'],
  ['ArrowRight', '2026-12-02'],
  ['ArrowUp', '2026-11-24'],
  ['ArrowDown', '2026-12-08'],
  ['Home', '2026-11-30'],
  ['End', '2026-12-06'],
  ['PageUp', '2026-11-01'],
  ['PageDown', '2027-01-01'],
  ['a', undefined],
])('%s leads from 1 December 2026, a Tuesday, to %s', (key, date) => {
  expect(dateByKey('2026-12-01', key)).toBe(date);
});
