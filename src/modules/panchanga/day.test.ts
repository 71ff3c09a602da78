import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import { startOfDay, startOfNextDay } from '#kernel/local-instants.ts';
import { CITIES } from '#words/cities.ts';
import { readCrowd } from '../../../test/support/crowd.ts';
import { almanacOf, type Day, type Span } from './day.ts';
import { nextDate, type Place } from './light.ts';
import { createSky } from './sky.ts';

const dates = fc
  .integer({ min: 0, max: 73_350 })
  .map((days) => new Date(Date.UTC(1900, 0, 1 + days)).toISOString().slice(0, 10) as CalendarDate);
const anywhere = fc.record({
  latitude: fc.integer({ min: -9000, max: 9000 }).map((hundredths) => hundredths / 100),
  longitude: fc.integer({ min: -18_000, max: 18_000 }).map((hundredths) => hundredths / 100),
  timeZone: fc.constantFrom('UTC', 'Asia/Kathmandu', 'America/New_York', 'Pacific/Auckland'),
});
const places: fc.Arbitrary<Place> = fc.oneof(anywhere, fc.constantFrom(...CITIES));
/** The full number of runs takes minutes. */
const LONG_MS = 300_000;
const RUNS = { few: 20, small: 100, full: 3000 }[readCrowd(process.env.CROWD)];

/** A day that is read alone. */
const dayOf = (place: Place, date: CalendarDate) => almanacOf(place).day(date);

const DELHI: Place = { latitude: 28.61, longitude: 77.21, timeZone: 'Asia/Kolkata' };
const read = (place: Place, date: string): Day => {
  const day = dayOf(place, date as CalendarDate);
  if (!day) throw new Error(`${date} is no day of ${place.timeZone}`);
  return day;
};

function expectChain(list: readonly Span[], { begin, end }: Span) {
  expect(list[0]?.begin.getTime()).toBeLessThanOrEqual(begin.getTime());
  expect(list.at(-1)?.end.getTime()).toBeGreaterThanOrEqual(end.getTime());
  for (const [index, item] of list.entries()) {
    expect(item.end.getTime()).toBeGreaterThan(item.begin.getTime());
    const next = list[index + 1];
    if (next) expect(next.begin).toEqual(item.end);
  }
}

test('on the whole Earth and in two centuries the parts of a day follow without gap or overlap, and cover the day', {
  timeout: LONG_MS,
}, () => {
  fc.assert(
    fc.property(places, dates, (place, date) => {
      const day = dayOf(place, date);
      if (!day) return;
      for (const list of [day.tithis, day.nakshatras, day.yogas, day.karanas, day.rashis.moon, day.rashis.sun])
        expectChain(list, day.span);
      for (const nakshatra of day.nakshatras) {
        expectChain(nakshatra.padas, nakshatra);
        expect(nakshatra.padas.map(({ pada }) => pada)).toEqual([1, 2, 3, 4]);
      }
    }),
    { numRuns: RUNS },
  );
});

test('a day begins with the sunrise of its date, or at midnight without one, and ends where the next begins', {
  timeout: LONG_MS,
}, () => {
  fc.assert(
    fc.property(places, dates, (place, date) => {
      const almanac = almanacOf(place);
      const [day, next] = [almanac.day(date), almanac.day(nextDate(date, place.timeZone))];
      if (!day) return;
      const [begin, end] = [startOfDay(date, place.timeZone), startOfNextDay(date, place.timeZone)];
      expect(day.span).toEqual({ begin: day.sunrise ?? begin, end: next?.span.begin });
      if (day.sunrise === null) return;
      const hasSecond = day.nextSunrise !== null && day.nextSunrise <= end;
      if (!hasSecond) expect(day.nextSunrise).toEqual(next?.sunrise);
      expect(day.sunrise.getTime()).toBeGreaterThanOrEqual(begin.getTime() - 1000);
      expect(day.sunrise.getTime()).toBeLessThanOrEqual(end.getTime());
    }),
    { numRuns: RUNS },
  );
});

test('a day that is read alone is the day that is read within a month', { timeout: LONG_MS }, () => {
  fc.assert(
    fc.property(fc.constantFrom(...CITIES), dates, (place, first) => {
      const almanac = almanacOf(place, createSky());
      const month = Array.from({ length: 30 }, (_, day) => almanac.day(addDays(first, day)));
      for (const day of [0, 11, 29]) expect(month[day]).toEqual(dayOf(place, addDays(first, day)));
    }),
    { numRuns: Math.ceil(RUNS / 10) },
  );
});

test('amrita kala comes once for each nakshatra of the Moon: a month repeats none and leaves none out', {
  timeout: LONG_MS,
}, () => {
  fc.assert(
    fc.property(fc.constantFrom(...CITIES), dates, (place, first) => {
      const almanac = almanacOf(place, createSky());
      const days = Array.from({ length: 30 }, (_, day) => almanac.day(addDays(first, day)));
      if (days.some((day) => !day?.sunrise || !day.nextSunrise)) return;
      const hours = days.flatMap((day) => day?.muhurtas.filter(({ id }) => id === 'amrita') ?? []);
      for (const [at, { begin }] of hours.entries())
        expect(begin.getTime()).toBeGreaterThan(hours[at - 1]?.end.getTime() ?? Number.NEGATIVE_INFINITY);
      const nakshatras = new Set(days.flatMap((day) => day?.nakshatras.map(({ begin }) => begin.getTime()) ?? []));
      // The hour of the first and of the last nakshatra may be outside of the month.
      expect(Math.abs(nakshatras.size - hours.length)).toBeLessThanOrEqual(2);
    }),
    { numRuns: Math.ceil(RUNS / 10) },
  );
});

test('in Reykjavik in June the Sun sets after midnight, and the sunset is of the day before', () => {
  const reykjavik = { latitude: 64.15, longitude: -21.94, timeZone: 'Atlantic/Reykjavik' };
  expect(read(reykjavik, '2026-06-21').sunset?.toISOString().slice(0, 13)).toBe('2026-06-22T00');
});

const MURMANSK = { latitude: 68.97, longitude: 33.07, timeZone: 'Europe/Moscow' };

test('in Murmansk the Sun does not rise in December, and the day goes from midnight to midnight', () => {
  const december = read(MURMANSK, '2026-12-21');
  expect(december).toMatchObject({ sunrise: null, sunset: null, nextSunrise: null, muhurtas: [] });
  expect(december.span).toEqual({ begin: new Date('2026-12-20T21:00:00Z'), end: new Date('2026-12-21T21:00:00Z') });
});

test('in Murmansk the Sun does not set in June', () => {
  expect(read(MURMANSK, '2026-06-21')).toMatchObject({ sunrise: null, sunset: null });
});

test('the last setting of the summer in Murmansk belongs to the day that the first sunrise ends', () => {
  const summer = read(MURMANSK, '2026-07-22');
  expect(summer).toMatchObject({ sunrise: null, sunset: new Date('2026-07-22T21:34:10Z'), nextSunrise: null });
  expect(summer.span.end).toEqual(read(MURMANSK, '2026-07-23').sunrise);
});

test('a night of spring in Vorkuta is over when the Sun rises for the second time on its date', () => {
  const vorkuta = { latitude: 67.5, longitude: 64.05, timeZone: 'Europe/Moscow' };
  const { sunrise, sunset, nextSunrise, span, muhurtas } = read(vorkuta, '2026-05-22');
  expect(sunrise).toEqual(new Date('2026-05-21T21:03:58Z'));
  expect(sunset).toEqual(new Date('2026-05-22T18:22:32Z'));
  expect(nextSunrise).toEqual(new Date('2026-05-22T20:57:46Z'));
  // A thirtieth of that short night.
  expect(muhurtas).toContainEqual({
    id: 'godhuli',
    kind: 'good',
    begin: new Date('2026-05-22T18:22:01Z'),
    end: new Date('2026-05-22T18:27:11Z'),
  });
  expect(span.end).toEqual(read(vorkuta, '2026-05-23').sunrise);
});

test('a zone with a quarter of an hour is read: 21 December 2026 is a Monday in Kathmandu', () => {
  expect(read({ latitude: 27.72, longitude: 85.32, timeZone: 'Asia/Kathmandu' }, '2026-12-21').vara.number).toBe(1);
});

test('Apia had no 30 December 2011, and the day before it ends with the sunrise of the 31st', () => {
  const apia = { latitude: -13.83, longitude: -171.77, timeZone: 'Pacific/Apia' };
  expect(dayOf(apia, '2011-12-30' as CalendarDate)).toBeUndefined();
  expect(read(apia, '2011-12-29').nextSunrise).toEqual(read(apia, '2011-12-31').sunrise);
});

const NEW_YORK = { latitude: 40.71, longitude: -74.01, timeZone: 'America/New_York' };

test.each([
  // A quarter past seven by the new summer time.
  ['2026-03-08', /^2026-03-08T11:1/],
  // Twenty past six by the new winter time.
  ['2026-11-01', /^2026-11-01T11:2/],
])('on %s, when the clocks change, the sunrise is of that date', (date, sunrise) => {
  expect(read(NEW_YORK, date).sunrise?.toISOString()).toMatch(sunrise);
});

test('an added month is marked in both halves: Adhika Jyeshtha from 17 May to 15 June 2026', () => {
  expect(read(DELHI, '2026-05-16').masa).toEqual({ amanta: 2, purnimanta: 3, isAdhika: false });
  expect(read(DELHI, '2026-05-20').masa).toEqual({ amanta: 3, purnimanta: 3, isAdhika: true });
  expect(read(DELHI, '2026-06-10').masa).toEqual({ amanta: 3, purnimanta: 3, isAdhika: true });
  expect(read(DELHI, '2026-06-20').masa).toEqual({ amanta: 3, purnimanta: 3, isAdhika: false });
  expect(read(DELHI, '2026-07-05').masa).toEqual({ amanta: 3, purnimanta: 4, isAdhika: false });
});

test('a day tells which way the Sun goes', () => {
  expect([read(DELHI, '2026-05-20').ayana, read(DELHI, '2026-07-20').ayana]).toEqual(['uttara', 'dakshina']);
});

test('a year of the almanac begins with Chaitra', () => {
  expect(read(DELHI, '2026-03-18').samvat).toEqual({ vikram: 2082, shaka: 1947 });
  expect(read(DELHI, '2026-03-20').samvat).toEqual({ vikram: 2083, shaka: 1948 });
});
