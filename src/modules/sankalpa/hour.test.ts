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

test('an hour that the clocks skip is later by the skipped time', () => {
  const at = (date: string, time: string, zone: string) => instantAt(date as CalendarDate, time, zone).toISOString();
  expect(at('2026-03-29', '02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z');
  expect(at('2018-11-04', '00:30', 'America/Sao_Paulo')).toBe('2018-11-04T03:30:00.000Z');
});

// Months are counted from Chaitra; the eighth is Karttika. The bright half has the tithis 1 to 15, the dark half 16 to 30.

test('once the new moon has passed since sunrise, half and tithi are the next, and the month too where months end with it', () => {
  // The new moon of 9 November 2026 is at 07:02 UTC, after the sunrise in Varanasi.
  expect(skyAt(varanasi, '2026-11-09', '11:00')).toMatchObject({ tithi: 30, masa: 8 });
  expect(skyAt(varanasi, '2026-11-09', '13:00')).toMatchObject({ tithi: 1, masa: 8 });
  expect(skyAt(moscow, '2026-11-09', '09:00')).toMatchObject({ tithi: 30, masa: 7, ritu: 4 });
  expect(skyAt(moscow, '2026-11-09', '11:00')).toMatchObject({ tithi: 1, masa: 8, ritu: 4 });
});

test('north of the Vindhyas the dark half belongs to the month that follows', () => {
  expect([skyAt(varanasi, '2026-11-26', '12:00')?.masa, skyAt(moscow, '2026-11-26', '12:00')?.masa]).toEqual([9, 8]);
});

test('the full moon belongs to the bright half and its month, and once it has passed the north counts the next', () => {
  // The full moon of 24 November 2026 is at 14:54 UTC.
  expect(skyAt(varanasi, '2026-11-24', '12:00')).toMatchObject({ tithi: 15, masa: 8 });
  expect(skyAt(varanasi, '2026-11-24', '22:00')).toMatchObject({ tithi: 16, masa: 9 });
});

test.each([
  ['2026-12-21', 9, false],
  ['2026-01-20', 10, true],
  ['2026-04-01', 12, true],
  ['2026-06-20', 3, true],
  ['2026-07-20', 4, false],
])('the Sun goes north from Makara to Mithuna: on %s it stands in the sign %i, going north: %s', (date, sun, isUttara) => {
  expect(skyAt(varanasi, date, '12:00')).toMatchObject({ sun, isUttara });
});

test('before the first sunrise of the listed days, and from the last on, there is no sky', () => {
  const day = almanacOf(varanasi).day('2026-11-26' as CalendarDate);
  const at = (instant: number) => skyOf([day], new Date(instant), varanasi);
  const { begin, end } = day?.span ?? { begin: new Date(0), end: new Date(0) };
  const [first, last] = [begin.getTime(), end.getTime()];
  expect([first, last - 1].map((instant) => at(instant)?.vara)).toEqual([4, 4]);
  expect([first - 1, last].map(at)).toEqual([undefined, undefined]);
});

test('an hour for which the almanac lacks a part is an error', () => {
  const day = almanacOf(varanasi).day('2026-11-26' as CalendarDate);
  if (!day) throw new Error('no day');
  expect(() => skyOf([{ ...day, karanas: [] }], day.span.begin, varanasi)).toThrow(RangeError);
});
