import { expect, test } from 'vitest';
import { newCode, newToken } from './secrets.ts';

test('in ten thousand codes all digits are equally likely at each position (chi-square)', () => {
  const codes = Array.from({ length: 10_000 }, newCode);
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
  for (let place = 0; place < 6; place += 1) {
    const counts = Array.from({ length: 10 }, (_, digit) => codes.filter((code) => code[place] === String(digit)).length);
    const chiSquare = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    // Nine degrees of freedom: fair codes exceed this bound once in a hundred thousand runs, so false alarms are rare.
    expect(chiSquare).toBeLessThan(39);
  }
});

test('a token has 256 bits, and a thousand tokens all differ', () => {
  const tokens = Array.from({ length: 1000 }, newToken);
  expect(new Set(tokens).size).toBe(1000);
  expect(tokens.every((token) => Buffer.from(token, 'base64url').length === 32)).toBe(true);
});
