import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import { startOfDay, startOfNextDay } from '#kernel/local-instants.ts';
import { CITIES } from '#words/cities.ts';
import { readCrowd } from '../../../test/support/crowd.ts';
import { ayanamsaAt } from './ayanamsa.ts';
import { ascendant, birthStars } from './birth-star.ts';
import { findPlace } from './places.ts';
import { createSky, momentOf } from './sky.ts';

const sky = createSky();
const place = findPlace({ city: 'varanasi' });
const date = '2026-11-27' as CalendarDate;
/** The dates of the almanac. */
const dates = fc.integer({ min: 0, max: 73_350 }).map((days) => addDays('1900-01-01' as CalendarDate, days));
const starsAt = (time: string, at = place) => birthStars(sky, { date, time, place: at }) ?? [];

/** How far the rising point is in its rashi, in degrees among the stars. */
function risenAt(instant: Date): number {
  const moment = momentOf(instant);
  const degrees = ascendant(sky, place, moment) - sky(moment).nutation - ayanamsaAt(moment);
  return degrees - 30 * Math.floor(degrees / 30);
}

test('each of the twelve rashis rises once a day, and a minute in which it changes has one star before and one after', () => {
  const minutes = Array.from({ length: 1440 }, (_, minute) => starsAt(`${pad(minute / 60)}:${pad(minute % 60)}`));
  const changes = minutes.filter((stars) => new Set(stars.map(({ lagna }) => lagna)).size > 1);
  expect(changes.map(([first, last]) => [first?.lagna, last?.lagna])).toHaveLength(12);
  for (const [first, last] of changes) {
    expect(last?.lagna).toBe(((first?.lagna ?? 0) % 12) + 1);
    expect(first?.to).toEqual(last?.from);
    expect(Number(last?.to) - Number(first?.from)).toBe(60_000);
    const change = Number(last?.from);
    expect(risenAt(new Date(change - 2000))).toBeGreaterThan(29.9);
    expect(risenAt(new Date(change + 2000))).toBeLessThan(0.1);
  }
});

test('from the latitude of 66 degrees on nobody names a lagna', () => {
  for (const latitude of [66, -66]) {
    const [star] = starsAt('12:00', { ...place, latitude });
    expect(star).toMatchObject({ lagna: null, from: new Date('2026-11-27T06:30:00Z'), to: new Date('2026-11-27T06:31:00Z') });
  }
  expect(starsAt('12:00', { ...place, latitude: 65.9 })[0]?.lagna).not.toBeNull();
});

test('a birth without a time has every star of its date, and one with a time has one of these', () => {
  fc.assert(
    fc.property(fc.constantFrom(...CITIES), dates, fc.integer({ min: 0, max: 1439 }), (place, date, minute) => {
      const all = birthStars(sky, { date, place });
      if (!all) return;
      expect(all[0]?.from).toEqual(startOfDay(date, place.timeZone));
      expect(all.at(-1)?.to).toEqual(startOfNextDay(date, place.timeZone));
      for (const [index, star] of all.entries()) if (index > 0) expect(star.from).toEqual(all[index - 1]?.to);
      const time = `${pad(minute / 60)}:${pad(minute % 60)}`;
      for (const sure of birthStars(sky, { date, time, place }) ?? []) {
        const { nakshatra, pada, rashi } = sure;
        expect(all).toContainEqual(expect.objectContaining({ nakshatra, pada, rashi }));
        expect(sure.lagna === null).toBe(Math.abs(place.latitude) >= 66);
      }
    }),
    { numRuns: { few: 20, small: 100, full: 3000 }[readCrowd(process.env.CROWD)] },
  );
});

test('a time that the clocks showed twice gives both moments, and one that they skipped gives one', () => {
  const newYork = { latitude: 40.71, longitude: -74.01, timeZone: 'America/New_York' };
  const from = (date: string, time: string) =>
    birthStars(sky, { date: date as CalendarDate, time, place: newYork })?.map((star) => star.from.toISOString());
  expect(from('2026-11-01', '01:30')).toEqual(['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z']);
  expect(from('2026-03-08', '02:30')).toEqual(['2026-03-08T07:30:00.000Z']);
});

const pad = (number: number) => String(Math.floor(number)).padStart(2, '0');
