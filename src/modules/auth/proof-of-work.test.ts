import { expect, test } from 'vitest';
import { createTestClock } from '#kernel/testing/clock.ts';
import { createChallenges } from './proof-of-work.ts';
import { memoryLimiter } from './testing/memory-limiter.ts';
import { proveWork } from './testing/prove-work.ts';

function setUp(secretKeys = ['secret']) {
  const { clock, pass } = createTestClock();
  const { limiter } = memoryLimiter();
  return {
    pass,
    ...createChallenges({ clock, secretKeys, limiter }),
    other: createChallenges({ clock, secretKeys: ['other'], limiter }),
  };
}

test('the answer to a challenge is accepted once', async () => {
  const { issue, spend } = setUp();
  const proof = proveWork(issue(8));
  expect([await spend(proof), await spend(proof)]).toEqual([true, false]);
});

test('a challenge must be answered within ten minutes', async () => {
  const { issue, spend, pass } = setUp();
  const [inTime, late] = [proveWork(issue(4)), proveWork(issue(4))];
  pass(599);
  expect(await spend(inTime)).toBe(true);
  pass(1);
  expect(await spend(late)).toBe(false);
});

test('nobody makes a challenge easier, or of their own', async () => {
  const { issue, spend, other } = setUp();
  const hard = issue(20);
  const wrong = { token: hard.token, answer: 'x' };
  expect(await spend(wrong)).toBe(false);
  expect(await spend(proveWork({ token: hard.token.replace(/^20/, '1'), bits: 1 }))).toBe(false);
  expect(await spend(proveWork(other.issue(1)))).toBe(false);
  for (const token of ['', '.', '...', '1.9999999999.nonce.']) expect(await spend({ token, answer: '0' })).toBe(false);
});
