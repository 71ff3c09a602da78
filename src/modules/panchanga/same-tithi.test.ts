import { expect, test } from 'vitest';
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import { almanacOf, type Day } from './day.ts';
import { findPlace } from './places.ts';
import type { ReadDays } from './ports.ts';
import { purnimantaMonthOf, sameTithi } from './same-tithi.ts';
import { createSky } from './sky.ts';

const place = findPlace({ city: 'varanasi' });
const almanac = almanacOf(place, createSky());
const readBy =
  (dayOf: (date: CalendarDate) => Day | undefined): ReadDays =>
  async (_, from, days) =>
    Array.from({ length: days }, (__, index) => dayOf(addDays(from, index)));
const yearDay = (date: string, notBefore = date) =>
  sameTithi(readBy(almanac.day), place, date as CalendarDate, notBefore as CalendarDate);

// By the tithi of the sunrise, as published almanacs of the north of India list it.
test.each([
  ['Rama Navami of 2025', '2025-04-06', '2026-03-27', { masa: 1, tithi: 9, isAdhika: false }],
  ['Vasanta Panchami of 2026', '2026-01-23', '2027-02-11', { masa: 11, tithi: 5 }],
  ['Guru Purnima of 2025', '2025-07-10', '2026-07-29', { masa: 4, tithi: 15 }],
  ['the new moon of Diwali of 2025', '2025-10-21', '2026-11-09', { masa: 7, tithi: 30 }],
])('the yearly day has the same month, half and tithi, not the same date: %s', async (_, date, day, lunarDay) => {
  expect(await yearDay(date)).toMatchObject({ day, lunarDay });
});

test('the yearly day of an added month is in the proper month of its name', async () => {
  // Adhika Jyeshtha was from 17 May to 15 June 2026.
  expect(await yearDay('2026-05-21')).toMatchObject({ lunarDay: { masa: 3, isAdhika: true, tithi: 5 }, day: '2027-06-09' });
});

test('an added month of the same name is passed over for the proper one', async () => {
  // Jyeshtha Shukla Dashami: Ganga Dussehra.
  expect(await yearDay('2025-06-05')).toMatchObject({ lunarDay: { masa: 3, isAdhika: false, tithi: 10 }, day: '2026-06-24' });
});

test('after the day of this year comes that of the next', async () => {
  expect(await yearDay('2025-04-06', '2026-03-27')).toMatchObject({ day: '2026-03-27' });
  expect(await yearDay('2025-04-06', '2026-03-28')).toMatchObject({ day: '2027-04-15' });
});

test.each([
  [{ masa: 7, tithi: 15, isAdhika: false }, 7],
  [{ masa: 7, tithi: 16, isAdhika: false }, 8],
  [{ masa: 12, tithi: 30, isAdhika: false }, 1],
  [{ masa: 3, tithi: 16, isAdhika: true }, 3],
])('the month of %o is shown as the north of India counts: %d', (day, month) => {
  expect(purnimantaMonthOf(day)).toBe(month);
});

const never: ReadDays = async (_, __, days) => Array.from({ length: days }, () => undefined);
/** An almanac that ends with the day that is asked for first. */
const once: ReadDays = async (...asked) => (asked[2] === 1 ? readBy(almanac.day)(...asked) : never(...asked));

test.each([
  ['is not in the almanac', never],
  ['has none in the almanac after it', once],
])('a date that %s has no yearly day', async (_, readDays) => {
  const date = '2026-01-23' as CalendarDate;
  expect(await sameTithi(readDays, place, date, date)).toBeUndefined();
});

test('every tithi of a year comes back once: one with two sunrises on the first, one with none on the day in which it runs', async () => {
  const known = new Map<CalendarDate, Day | undefined>();
  const dayOf = (date: CalendarDate) => {
    if (!known.has(date)) known.set(date, almanac.day(date));
    return known.get(date);
  };
  /** Yearly days whose tithi has no sunrise, and those whose tithi has two. */
  const seen = { lost: 0, doubled: 0 };
  for (let at = 0; at < 355; at += 1) {
    const date = addDays('2026-11-10' as CalendarDate, at);
    const found = await sameTithi(readBy(dayOf), place, date, date);
    const [before, day, after] = [-1, 0, 1].map(
      (days) => found && dayOf(addDays(found.day, days))?.tithis.map(({ number }) => number),
    );
    expect(day, date).toContain(found?.lunarDay.tithi);
    expect(before?.[0], date).not.toBe(found?.lunarDay.tithi);
    if (day?.[0] !== found?.lunarDay.tithi) seen.lost += 1;
    if (after?.[0] === found?.lunarDay.tithi) seen.doubled += 1;
  }
  // The year has such days; else this would prove nothing.
  expect(seen.lost).toBeGreaterThan(3);
  expect(seen.doubled).toBeGreaterThan(3);
});
