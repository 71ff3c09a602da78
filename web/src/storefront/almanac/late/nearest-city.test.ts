import { expect, test } from 'vitest';
import { CITIES } from '#words/cities.ts';
import { nearestCity } from './nearest-city.ts';

test.each([
  [55.9, 37.4, 'Khimki'],
  [28.6, 77.2, 'New Delhi'],
  [64.1, -21.8, 'Reykjavik'],
])('at %f, %f the nearest city is %s', (latitude, longitude, name) => {
  expect(Object.values(nearestCity(CITIES, { latitude, longitude }) ?? {})).toContain(name);
});

test('across the date line the way is short', () => {
  const cities = [
    { latitude: -17, longitude: 179 },
    { latitude: -17, longitude: -150 },
  ];
  expect(nearestCity(cities, { latitude: -17, longitude: -179 })).toBe(cities[0]);
});
