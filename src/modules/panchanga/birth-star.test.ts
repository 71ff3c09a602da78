import { expect, test } from 'vitest';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { ayanamsaAt } from './ayanamsa.ts';
import { ascendant, birthStars } from './birth-star.ts';
import { findPlace } from './places.ts';
import { createSky, momentOf } from './sky.ts';

const sky = createSky();
const place = findPlace({ city: 'varanasi' });
const date = '2026-11-27' as CalendarDate;
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

const pad = (number: number) => String(Math.floor(number)).padStart(2, '0');
