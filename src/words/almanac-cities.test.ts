import { expect, test } from 'vitest';
import { ALMANAC_CITIES, HOME_CITY } from './almanac-cities.ts';
import { CITIES } from './cities.ts';

test('each city that search engines index is in the list of cities, with the same names', () => {
  const known = CITIES.map(({ slug, ru, en }) => ({ slug, name: { ru, en } }));
  expect(ALMANAC_CITIES).toHaveLength(20);
  for (const city of ALMANAC_CITIES) expect(known).toContainEqual(city);
});

test('the home city of each language is among them', () => {
  for (const slug of Object.values(HOME_CITY)) expect(ALMANAC_CITIES.map((city) => city.slug)).toContain(slug);
});
