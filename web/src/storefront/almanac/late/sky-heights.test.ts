import { expect, test } from 'vitest';
import { isPolarDay } from './sky-heights.ts';

test.each([
  ['Murmansk in June', '2026-06-21', 68.97, 33.08, true],
  ['Murmansk in December', '2026-12-21', 68.97, 33.08, false],
  ['the South Pole two days after its sunrise', '2026-09-25', -90, 0, true],
  ['the North Pole two days after its sunset', '2026-09-27', 90, 0, false],
])('the day or the night lasts at %s', (_, date, latitude, longitude, isDay) => {
  expect(isPolarDay(date, { city: null, latitude, longitude, timeZone: 'UTC' } as never)).toBe(isDay);
});
