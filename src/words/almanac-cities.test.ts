import { expect, test } from 'vitest';
import { offsetAt } from '#kernel/wall-clock.ts';
import { ALMANAC_CITIES, CITY_WITHOUT_A_DATE, HOME_CITY } from './almanac-cities.ts';
import { CITIES } from './cities.ts';

test('each city that search engines index is in the list of cities, with the same names', () => {
  const known = CITIES.map(({ slug, ru, en }) => ({ slug, name: { ru, en } }));
  expect(ALMANAC_CITIES).toHaveLength(20);
  for (const city of ALMANAC_CITIES) expect(known).toContainEqual(city);
});

test('the home city of each language is among them', () => {
  for (const slug of Object.values(HOME_CITY)) expect(ALMANAC_CITIES.map((city) => city.slug)).toContain(slug);
});

test('only one city of the list has skipped a date, and the list names it', () => {
  const newYears = [...Array(202).keys()].map((year) => Date.UTC(1900 + year));
  // The clocks that skip a date stay a day ahead, so the offsets of two New Years show it.
  const hasSkippedADate = (timeZone: string) => {
    const offsets = newYears.map((newYear) => offsetAt(newYear, timeZone));
    return offsets.some((offset, year) => offset - (offsets[year - 1] ?? offset) >= 20 * 3_600_000);
  };
  expect(CITIES.filter(({ timeZone }) => hasSkippedADate(timeZone)).map(({ slug }) => slug)).toEqual([CITY_WITHOUT_A_DATE]);
});
