import { expect, test } from 'vitest';
import { newToken } from './tokens.ts';

test('a token has 256 bits, and a thousand tokens all differ', () => {
  const tokens = Array.from({ length: 1000 }, newToken);
  expect(new Set(tokens).size).toBe(1000);
  expect(tokens.every((token) => Buffer.from(token, 'base64url').length === 32)).toBe(true);
});
