import { expect, test } from 'vitest';
import { verdictOf } from './verdict.ts';

const seal = { number: 1, day: '2027-01-19', hash: 'c'.repeat(64), stands: true };

test.each([
  ['fits', 'valid', true, 'valid'],
  ['fits', 'revoked', true, 'revoked'],
  ['fits', 'revoked', false, 'revoked'],
  ['fits', 'valid', false, 'unsealed'],
  ['unable', 'valid', true, 'unable'],
  ['unable', 'valid', false, 'unsealed'],
  ['unable', 'revoked', true, 'revoked'],
  ['changed', 'valid', true, 'changed'],
  ['changed', 'revoked', false, 'changed'],
  ['foreign_key', 'valid', true, 'foreign_key'],
  ['old_key', 'valid', true, 'old_key'],
] as const)('a signature that is "%s" and a state "%s", sealed: %s, come to "%s"', (finding, state, stands, verdict) => {
  expect(verdictOf(finding, { state, seal: { ...seal, stands } })).toBe(verdict);
});
