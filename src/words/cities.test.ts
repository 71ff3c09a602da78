import { expect, test } from 'vitest';
import { CITIES } from './cities.ts';
import { readCities } from './read-cities.ts';

test('each city has an address of its own, of small letters, digits and hyphens', () => {
  const slugs = CITIES.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
  expect(slugs).toEqual(expect.arrayContaining(['moscow', 'delhi', 'rostov-on-don', 'dusseldorf']));
});

test('the later of two cities with one name has its country in the address, so that the first keeps its own', () => {
  const cities = readCities({
    'GB Europe/London': 'Бостон|Boston|52.98|-0.02',
    'US America/New_York': 'Бостон|Boston|42.36|-71.06',
  });
  expect(cities.map(({ slug }) => slug)).toEqual(['boston', 'boston-us']);
});

test('the runtime knows the time zone of each city', () => {
  for (const { timeZone } of CITIES) expect(() => new Intl.DateTimeFormat('sv', { timeZone })).not.toThrow();
});
