import { describe, expect, test } from 'vitest';
import { DURATIONS, monthsToWeeks, stepDuration, weeksToMonths } from './durations.ts';

describe('durations, in months of four weeks,', () => {
  test('are 1, 2, 4, 8 and 12 weeks', () => {
    expect(DURATIONS.map(monthsToWeeks)).toEqual([1, 2, 4, 8, 12]);
    expect([1, 2, 4, 8, 12].map(weeksToMonths)).toEqual(DURATIONS);
  });

  test('step through the whole list and stop only at its ends', () => {
    expect(DURATIONS.map((months) => stepDuration(months, 1))).toEqual([0.5, 1, 2, 3, undefined]);
    expect(DURATIONS.map((months) => stepDuration(months, -1))).toEqual([undefined, 0.25, 0.5, 1, 2]);
  });

  test('step to the nearest duration on offer from any other length', () => {
    expect(stepDuration(0.75, 1)).toBe(1);
    expect(stepDuration(0.75, -1)).toBe(0.5);
  });
});
