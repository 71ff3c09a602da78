import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type CalendarDate, dayAt, daysBetween, parseDottedDate, parseIsoDate } from './calendar-date.ts';

const anyDay = fc
  .integer({ min: Date.UTC(1900, 0, 1) / 86_400_000, max: Date.UTC(2100, 0, 1) / 86_400_000 })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10) as CalendarDate);

describe('a calendar date', () => {
  test.each([
    // Days that the calendar does not have, or not from 1900 on.
    ...['2027-02-30', '2027-13-01', '2027-00-10', '2027-01-00', '2027-01-99', '2027-99-01', '1899-12-31'],
    ...['2027-1-1', '9999', '2027-01-15 ', '12027-01-15', '٢٠٢٧-٠١-١٥'],
  ])('is not read from %j as YYYY-MM-DD', (text) => {
    expect(parseIsoDate(text)).toBeUndefined();
  });

  test.each(['31.02.1990', '29.02.1900', '00.01.1990', '1.1.1990', '01.01.1899', '1990.01.01', '01.01.19901', '101.01.1990', ''])(
    'is not read from %j as dd.mm.yyyy',
    (text) => {
      expect(parseDottedDate(text)).toBeUndefined();
    },
  );

  test('may be 29 February in leap years', () => {
    expect(parseDottedDate('29.02.2000')).toBe('2000-02-29');
    expect(parseDottedDate('29.02.1988')).toBe('1988-02-29');
  });

  test('is the same in both formats', () => {
    fc.assert(
      fc.property(anyDay, (date) => {
        const [year, month, day] = date.split('-');
        expect(parseIsoDate(date)).toBe(date);
        expect(parseDottedDate(`${day}.${month}.${year}`)).toBe(date);
      }),
    );
  });

  test('moves by whole days, there and back, also where clocks change', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 60 }), (date, weeks) => {
        const end = addDays(date, weeks * 7);
        expect((Date.parse(end) - Date.parse(date)) / 86_400_000).toBe(weeks * 7);
        expect(addDays(end, -weeks * 7)).toBe(date);
      }),
    );
  });

  test('is as many days after another as it takes to get there, and as many before it', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 400 }), (date, days) => {
        const later = addDays(date, days);
        expect([daysBetween(date, later), daysBetween(later, date)]).toEqual([days, -days]);
      }),
    );
  });

  test('moves within the years of four digits, also to days that nobody can write', () => {
    expect(addDays('9999-12-30' as CalendarDate, 1)).toBe('9999-12-31');
    expect(addDays('1900-01-01' as CalendarDate, -1)).toBe('1899-12-31');
    expect(() => addDays('9999-12-31' as CalendarDate, 1)).toThrow(RangeError);
    expect(() => addDays('0000-01-01' as CalendarDate, -1)).toThrow(RangeError);
  });
});

test('the same instant has different dates in the first and the last time zone of the Earth', () => {
  const eleven = new Date('2026-11-20T11:00:00Z');
  expect(dayAt(eleven, 14)).toBe('2026-11-21');
  expect(dayAt(eleven, -12)).toBe('2026-11-19');
  expect(dayAt(eleven, 0)).toBe('2026-11-20');
});
