import { expect, test } from 'vitest';
import { recentOrders } from './recent-orders.ts';
import { recentPlaces } from './recent-places.ts';

const place = (number: number) => ({ place: `/orders/${number}`, title: `Order ${number}` });

test('the last eight pages are kept, the last first, each once', () => {
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9, 3]) recentPlaces.put(place(number));
  expect(recentPlaces.read()).toEqual([3, 9, 8, 7, 6, 5, 4, 2].map(place));
});

test.each(['{', '{}', 'null', '[1, null, {"id": "1"}, {"id": "1", "createdAt": "soon"}]'])(
  'of a stored text what is broken is left out: %s',
  (stored) => {
    localStorage.setItem('recent-orders', stored);
    expect(recentOrders.read()).toEqual([]);
  },
);
