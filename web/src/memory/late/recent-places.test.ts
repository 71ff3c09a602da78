import { expect, test } from 'vitest';
import { recentPlaces, rememberPlace } from './recent-places.ts';

const place = (number: number) => ({ member: 'anna', place: `/orders/${number}`, title: `Order ${number}` });

test('the last eight pages are kept, the last first, each once', () => {
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9, 3]) rememberPlace(place(number));
  expect(recentPlaces.read()).toEqual([3, 9, 8, 7, 6, 5, 4, 2].map(place));
});
