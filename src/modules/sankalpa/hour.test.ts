import { expect, test } from 'vitest';
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import { almanacOf, findPlace } from '#modules/panchanga/index.ts';
import { instantAt, skyOf } from './hour.ts';

const varanasi = findPlace({ city: 'varanasi' });
const moscow = findPlace({ city: 'moscow' });

function skyAt(place: typeof varanasi, date: string, time: string) {
  const day = date as CalendarDate;
  const almanac = almanacOf(place);
  const days = [-1, 0, 1].map((step) => almanac.day(addDays(day, step)));
  return skyOf(days, instantAt(day, time, place.timeZone), place);
}

test('an hour is that of the clocks at the place, also when they change', () => {
  const at = (date: string, time: string, zone: string) => instantAt(date as CalendarDate, time, zone).toISOString();
  expect(at('2026-12-21', '17:45', 'Asia/Kolkata')).toBe('2026-12-21T12:15:00.000Z');
  expect(at('2026-03-29', '12:00', 'Europe/Berlin')).toBe('2026-03-29T10:00:00.000Z');
  expect(at('2026-10-25', '12:00', 'Europe/Berlin')).toBe('2026-10-25T11:00:00.000Z');
});

test('once the new moon has passed since sunrise the month is the next, and half and tithi with it', () => {
  // The new moon of 9 November 2026 is at 07:02 UTC, after the sunrise in Varanasi.
  expect(skyAt(varanasi, '2026-11-09', '11:00')).toMatchObject({ tithi: 30, masa: 8 });
  expect(skyAt(varanasi, '2026-11-09', '13:00')).toMatchObject({ tithi: 1, masa: 8 });
  expect(skyAt(moscow, '2026-11-09', '09:00')).toMatchObject({ tithi: 30, masa: 7, ritu: 4 });
  expect(skyAt(moscow, '2026-11-09', '11:00')).toMatchObject({ tithi: 1, masa: 8, ritu: 4 });
});

test('north of the Vindhyas the dark half belongs to the month that follows', () => {
  expect([skyAt(varanasi, '2026-11-26', '12:00')?.masa, skyAt(moscow, '2026-11-26', '12:00')?.masa]).toEqual([9, 8]);
});

test('an hour of no listed day has no sky', () => {
  expect(skyOf([], new Date('2026-11-26T12:00:00Z'), varanasi)).toBeUndefined();
});
