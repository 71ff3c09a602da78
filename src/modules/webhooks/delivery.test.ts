import { expect, test } from 'vitest';
import { pauseAfter } from './delivery.ts';
import { MOST_ATTEMPTS } from './terms.ts';

test('ten attempts take a little more than three days, each up to a tenth later by chance', () => {
  const seconds = Array.from({ length: MOST_ATTEMPTS - 1 }, (_, index) => pauseAfter(index + 1, 0));
  expect(seconds.reduce((sum, each) => sum + each) / 3600).toBeCloseTo(75.6, 1);
  expect(pauseAfter(1, 1)).toBe(5.5);
});
