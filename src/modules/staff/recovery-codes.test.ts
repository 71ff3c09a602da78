import { expect, test } from 'vitest';
import { newRecoveryCodes, normalRecoveryCode } from './recovery-codes.ts';

test('ten different codes of three groups are given, without signs that look alike', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[2-9a-hjkmnp-z]{4}(-[2-9a-hjkmnp-z]{4}){2}$/);
});

test('a code is the same with capitals, spaces and without dashes', () => {
  for (const typed of ['ab2c-d3ef-gh45', ' AB2C D3EF GH45', 'ab2cd3efgh45'])
    expect(normalRecoveryCode(typed)).toBe('ab2cd3efgh45');
});
