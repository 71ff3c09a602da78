import { expect, test } from 'vitest';
import { ayanaAt, rituOf, samvatOf } from './masa.ts';
import { createSky, momentOf } from './sky.ts';

const month = (amanta: number) => ({ amanta, purnimanta: amanta, isAdhika: false });

test('two months make a season, from Chaitra on', () => {
  expect(Array.from({ length: 12 }, (_, index) => rituOf(month(index + 1)))).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]);
});

test('the Sun goes northward from Makara to Mithuna, southward from Karka to Dhanu', () => {
  const sky = createSky();
  const ayanas = Array.from({ length: 12 }, (_, index) => ayanaAt(sky, momentOf(new Date(Date.UTC(2026, index, 20)))));
  expect(ayanas).toEqual([...Array(6).fill('uttara'), ...Array(6).fill('dakshina')]);
  expect(ayanaAt(sky, momentOf(new Date('2026-07-10T00:00:00Z')))).toBe('uttara');
});

test.each([
  [1, 2026, 3, 1948],
  [7, 2026, 5, 1948],
  [8, 2026, 5, 1947],
  [8, 2026, 1, 1947],
  [8, 2026, 11, 1948],
  [12, 2026, 3, 1947],
])('the month %i, on a date of %i-%i, lies in the year %i of Shaka', (amanta, year, civilMonth, shaka) => {
  expect(samvatOf(month(amanta), year, civilMonth)).toEqual({ shaka, vikram: shaka + 135 });
});
