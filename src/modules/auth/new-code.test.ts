import { expect, test } from 'vitest';
import { newCode } from './new-code.ts';

test('in ten thousand codes all digits are equally likely at each position (chi-square)', () => {
  const codes = Array.from({ length: 10_000 }, newCode);
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
  for (let place = 0; place < 6; place += 1) {
    const counts = Array.from({ length: 10 }, (_, digit) => codes.filter((code) => code[place] === String(digit)).length);
    const chiSquare = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    // Nine degrees of freedom: fair digits exceed this bound at one of the six places once in some ten thousand runs.
    expect(chiSquare).toBeLessThan(39);
  }
});
