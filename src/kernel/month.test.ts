import { expect, test } from 'vitest';
import { monthOf, periodOf } from './month.ts';

test('a month begins and ends at midnight of the shop', () => {
  expect(periodOf('2026-11', 'Europe/Moscow')).toEqual({
    from: new Date('2026-10-31T21:00:00Z'),
    until: new Date('2026-11-30T21:00:00Z'),
  });
});

test('in a zone with summer time each end of a month has the offset of its own day', () => {
  expect(periodOf('2026-03', 'Europe/Berlin')).toEqual({
    from: new Date('2026-02-28T23:00:00Z'),
    until: new Date('2026-03-31T22:00:00Z'),
  });
});

test('December ends with the year', () => {
  expect(periodOf('2026-12', 'UTC').until).toEqual(new Date('2027-01-01T00:00:00Z'));
});

test('an instant is in the month of the shop', () => {
  expect(monthOf(new Date('2026-10-31T21:00:00Z'), 'Europe/Moscow')).toBe('2026-11');
  expect(monthOf(new Date('2026-10-31T20:59:59Z'), 'Europe/Moscow')).toBe('2026-10');
});
