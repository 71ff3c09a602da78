import { expect, test } from 'vitest';
import { onceIn } from './once-in.ts';

test('what many ask is asked once in a time, and a failure is told as long as an answer would be', async () => {
  let [now, runs] = [0, 0];
  const outcomes = [true, false, true];
  const prove = onceIn(
    1000,
    async () => {
      if (!outcomes[runs++]) throw new Error('full');
    },
    () => now,
  );
  const ask = () => Promise.allSettled(Array.from({ length: 50 }, prove)).then((all) => new Set(all.map(({ status }) => status)));
  expect([await ask(), runs]).toEqual([new Set(['fulfilled']), 1]);
  now = 999;
  expect([await ask(), runs]).toEqual([new Set(['fulfilled']), 1]);
  now = 1000;
  expect([await ask(), runs]).toEqual([new Set(['rejected']), 2]);
  now = 2000;
  expect([await ask(), runs]).toEqual([new Set(['fulfilled']), 3]);
});
