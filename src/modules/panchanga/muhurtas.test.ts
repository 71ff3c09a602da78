import { expect, test } from 'vitest';
import { muhurtasOf } from './muhurtas.ts';

const SUNDAY = 0;
const LIGHT = { sunsetBefore: -0.5, sunrise: 0, sunset: 0.5, nextSunrise: 1, end: 1 };
/** Amrita kala of Ashvini begins after 42 sixtieths of the Moon's stay there. */
const ashviniFrom = (begin: number) => ({ index: 0, number: 1, begin: begin - 0.7, end: begin + 0.3 });

const idsOf = (light: Parameters<typeof muhurtasOf>[0], moonBegins = 0.6) =>
  muhurtasOf(light, SUNDAY, [ashviniFrom(moonBegins)]).map(({ id }) => id);

test('named hours follow each other by their beginning', () => {
  expect(idsOf(LIGHT)).toEqual(['brahma', 'abhijit', 'yamaganda', 'vijaya', 'gulika', 'rahu', 'godhuli', 'amrita']);
  expect(idsOf(LIGHT, 0.1)).toEqual(['brahma', 'amrita', 'abhijit', 'yamaganda', 'vijaya', 'gulika', 'rahu', 'godhuli']);
});

test('an amrita kala belongs to the day in which it begins, and its end is of the next day', () => {
  expect(idsOf(LIGHT, 0)).toContain('amrita');
  expect(idsOf(LIGHT, 1)).not.toContain('amrita');
  expect(idsOf({ ...LIGHT, sunrise: 0.001 }, 0)).not.toContain('amrita');
});

const BY_DAY = ['abhijit', 'vijaya', 'rahu', 'yamaganda', 'gulika'];
test.each([
  ['sunsetBefore', ['brahma']],
  ['sunrise', ['brahma', ...BY_DAY, 'amrita']],
  ['sunset', [...BY_DAY, 'godhuli']],
  ['nextSunrise', ['godhuli', 'amrita']],
] as const)('hours that are measured from the %s are missing where it did not happen: %o', (name, missing) => {
  const all = idsOf(LIGHT);
  const left = idsOf({ ...LIGHT, [name]: null });
  expect(left).toEqual(all.filter((id) => !(missing as readonly string[]).includes(id)));
});
