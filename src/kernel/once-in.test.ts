import { expect, test } from 'vitest';
import { onceIn } from './once-in.ts';

/** A question, asked at most once in a second: `ask` calls it fifty times, and tells how these calls ended and how often it has been asked. */
function createQuestion(...answers: ('answered' | 'failed')[]) {
  const time = { now: 0 };
  let asked = 0;
  const question = onceIn(
    1000,
    async () => {
      if (answers[asked++] === 'failed') throw new Error('full');
    },
    () => time.now,
  );
  const ask = async () => {
    const ends = await Promise.allSettled(Array.from({ length: 50 }, question));
    return [[...new Set(ends.map(({ status }) => status))], asked];
  };
  return { time, ask };
}

test('what many ask at once and within the time is asked once, and after it again', async () => {
  const { time, ask } = createQuestion('answered', 'answered');
  expect(await ask()).toEqual([['fulfilled'], 1]);
  time.now = 999;
  expect(await ask()).toEqual([['fulfilled'], 1]);
  time.now = 1000;
  expect(await ask()).toEqual([['fulfilled'], 2]);
});

test('a failure is told as long as an answer would be', async () => {
  const { time, ask } = createQuestion('failed', 'answered');
  expect(await ask()).toEqual([['rejected'], 1]);
  time.now = 999;
  expect(await ask()).toEqual([['rejected'], 1]);
  time.now = 1000;
  expect(await ask()).toEqual([['fulfilled'], 2]);
});
