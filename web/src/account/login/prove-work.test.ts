// @vitest-environment node
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { proveWork } from './prove-work.ts';

test.each([1, 8, 12])('the hash of the answer begins with %i zero bits', async (bits) => {
  const { token, answer } = await proveWork({ token: 'token', bits });
  const hash = createHash('sha256').update(`${token}:${answer}`).digest('hex');
  expect(BigInt(`0x${hash}`) >> BigInt(256 - bits)).toBe(0n);
});

test('the page stays responsive while an answer is looked for', async () => {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  });
  await proveWork({ token: 'token', bits: 16 });
  clearInterval(timer);
  expect(turns).toBeGreaterThan(0);
});
