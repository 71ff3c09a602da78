import { expect, test } from 'vitest';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { dateBefore, type Light, momentsOf, nextDate } from './light.ts';

const day = (date: string) => date as CalendarDate;

test('neighbouring dates are those that the zone had', () => {
  // Samoa left out 30 December 2011.
  expect(nextDate(day('2026-02-28'), 'Asia/Kolkata')).toBe('2026-03-01');
  expect(dateBefore(day('2026-03-01'), 'Asia/Kolkata')).toBe('2026-02-28');
  expect(nextDate(day('2011-12-29'), 'Pacific/Apia')).toBe('2011-12-31');
  expect(dateBefore(day('2011-12-31'), 'Pacific/Apia')).toBe('2011-12-29');
  expect(dateBefore(day('1900-01-01'), 'Asia/Kolkata')).toBe('1899-12-31');
});

/** In days, which begin at midnight here: from 6:00 to the same time of the next day, with the sunset at 18:00. */
const LIGHT: Light = {
  begin: 10.25,
  end: 11.25,
  sunrise: 10.25,
  sunset: 10.75,
  nextSunrise: 11.25,
  sunsetBefore: 9.75,
  moon: [
    { at: 10.5, isRising: false },
    { at: 10.9, isRising: true },
  ],
};

test('a day is divided by the Sun, and has the rising of the Moon', () => {
  expect(momentsOf(LIGHT)).toEqual({
    // 96 minutes before the sunrise.
    arunodaya: 10.25 - 96 / 1440,
    sunrise: 10.25,
    noon: 10.5,
    // A tenth of the night after the sunset.
    pradosha: 10.75 + 0.05,
    moonrise: 10.9,
    midnight: 11,
  });
});

test('the night ends with the next sunrise, also where the date has two and the day lasts longer', () => {
  expect(momentsOf({ ...LIGHT, end: 12.25 })).toEqual(momentsOf(LIGHT));
});

test('where the Sun does not set the day is divided alike, and a Moon that does not rise is awaited at midnight', () => {
  expect(momentsOf({ ...LIGHT, sunset: null, moon: [] })).toEqual(momentsOf({ ...LIGHT, moon: [{ at: 11, isRising: true }] }));
});
