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
    ...createChallenges({ clock, secretKeys, limiter }, 'email'),
    ofOtherShop: createChallenges({ clock, secretKeys: ['other'], limiter }, 'email'),
    forOther: createChallenges({ clock, secretKeys, limiter }, 'phone'),
  };
}

test('the answer to a challenge is accepted once', async () => {
  const { issue, spend } = setUp();
  const proof = proveWork(issue(8));
  expect([await spend(proof, 8), await spend(proof, 8)]).toEqual([true, false]);
});

test('a challenge must be answered within ten minutes', async () => {
  const { issue, spend, pass } = setUp();
  const [inTime, late] = [proveWork(issue(4)), proveWork(issue(4))];
  pass(599);
  expect(await spend(inTime, 4)).toBe(true);
  pass(1);
  expect(await spend(late, 4)).toBe(false);
});

test('a proof serves only its purpose, and only where no more work is asked for', async () => {
  const { issue, spend, forOther } = setUp();
  const proof = proveWork(issue(4));
  expect([await forOther.spend(proof, 1), await spend(proof, 5), await spend(proof, 4)]).toEqual([false, false, true]);
});

test('nobody makes a challenge easier, or of their own', async () => {
  const { issue, spend, ofOtherShop } = setUp();
  // Its token begins with its bits.
  const hard = issue(20);
  const wrong = { token: hard.token, answer: 'x' };
  expect(await spend(wrong, 1)).toBe(false);
  expect(await spend(proveWork({ token: hard.token.replace(/^20/, '1'), bits: 1 }), 1)).toBe(false);
  expect(await spend(proveWork(ofOtherShop.issue(1)), 1)).toBe(false);
  for (const token of ['', '.', '...', '1.9999999999.nonce.']) expect(await spend({ token, answer: '0' }, 0)).toBe(false);
});
