import { DAY_MS } from '#kernel/durations.ts';

const isoDate = (at: number) => new Date(at).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** The date some days later, or earlier by a number below 0. */
export const daysLater = (date: string, days: number): string => isoDate(Date.parse(date) + days * DAY_MS);

/** The same day of another month, or the last that this month has. */
export function monthsLater(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  // The day 0 of a month is the last one of the month before.
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return isoDate(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)));
}

export const monthOf = (date: string): string => date.slice(0, 'YYYY-MM'.length);

/** 0 on a Monday, 6 on a Sunday. */
const weekdayOf = (date: string) => (new Date(date).getUTCDay() + 6) % 7;

/** Every date of a month (YYYY-MM). */
export function datesOf(month: string): readonly string[] {
  const first = `${month}-01`;
  const count = (Date.parse(monthsLater(first, 1)) - Date.parse(first)) / DAY_MS;
  return Array.from({ length: count }, (_, step) => daysLater(first, step));
}

/** The weeks of a month, each from Monday on; undefined stands for a day of the month before or after. */
export function weeksOf(month: string): readonly (readonly (string | undefined)[])[] {
  const dates = datesOf(month);
  const firstWeekday = weekdayOf(`${month}-01`);
  const weekCount = Math.ceil((firstWeekday + dates.length) / 7);
  return Array.from({ length: weekCount }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => dates[week * 7 + weekday - firstWeekday]),
  );
}

/** The date to which a key leads in the calendar; undefined for all other keys. */
export function dateByKey(date: string, key: string): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return daysLater(date, -1);
    case 'ArrowRight':
      return daysLater(date, 1);
    case 'ArrowUp':
      return daysLater(date, -7);
    case 'ArrowDown':
      return daysLater(date, 7);
    case 'Home':
      return daysLater(date, -weekdayOf(date));
    case 'End':
      return daysLater(date, 6 - weekdayOf(date));
    case 'PageUp':
      return monthsLater(date, -1);
    case 'PageDown':
      return monthsLater(date, 1);
    default:
      return undefined;
  }
}
