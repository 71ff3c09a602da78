import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createGroups } from './groups.ts';
import { refusal } from './testing/refusal.ts';

/** Doubles numbers. The work of each group waits until `finish` ends it, with an error if `finish` gets an error. */
function createDoubling({ isMetByAll = false } = {}) {
  const groups: (readonly number[])[] = [];
  const alone: number[] = [];
  const running: PromiseWithResolvers<void>[] = [];
  const double = createGroups<number, number>({
    async together(numbers) {
      groups.push(numbers);
      running.push(Promise.withResolvers());
      await running.at(-1)?.promise;
      return numbers.map((number) => number * 2);
    },
    async alone(number) {
      alone.push(number);
      if (number < 0) throw new Error(`${number} cannot be doubled`);
      return number * 2;
    },
    isMetByAll: () => isMetByAll,
    apartMs: 0,
  });
  const finish = (error?: Error) => (error ? running.at(-1)?.reject(error) : running.at(-1)?.resolve());
  return { double, groups, alone, finish };
}

test('a lone item is done at once, and what comes meanwhile is done together, each with its own result', async () => {
  const { double, groups, finish } = createDoubling();
  const first = double(1);
  const others = [2, 3, 4].map(double);
  expect(groups).toEqual([[1]]);
  finish();
  expect(await first).toBe(2);
  await expect.poll(() => groups).toEqual([[1], [2, 3, 4]]);
  finish();
  expect(await Promise.all(others)).toEqual([4, 6, 8]);
});

test('when a group fails because of one item, the others are done alone', async () => {
  const { double, groups, alone, finish } = createDoubling();
  const first = double(1);
  const outcomes = Promise.allSettled([2, -3, 4].map(double));
  finish();
  await first;
  await expect.poll(() => groups).toHaveLength(2);
  finish(new Error('one of them'));
  expect((await outcomes).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(alone).toEqual([2, -3, 4]);
});

test('an error that meets all is met at once by everybody who waits, and the next item is tried again', async () => {
  const { double, groups, alone, finish } = createDoubling({ isMetByAll: true });
  const outcomes = Promise.allSettled([1, 2, 3].map(double));
  const away = new Error('The database is away');
  finish(away);
  expect(await outcomes).toEqual(Array(3).fill({ status: 'rejected', reason: away }));
  expect([groups, alone]).toEqual([[[1]], []]);
  const later = double(4);
  await expect.poll(() => groups).toHaveLength(2);
  finish();
  expect(await later).toBe(8);
});

test('a group has at most a hundred items, and when a thousand wait, the next one is refused', async () => {
  const { double, groups, finish } = createDoubling();
  const first = double(0);
  const others = Array.from({ length: 1000 }, (_, number) => double(number));
  await expect(double(1001)).rejects.toEqual(refusal('unavailable'));
  finish();
  await first;
  for (let group = 2; group <= 11; group++) {
    await expect.poll(() => groups).toHaveLength(group);
    finish();
  }
  expect(await Promise.all(others)).toEqual(Array.from({ length: 1000 }, (_, number) => number * 2));
  expect(groups.slice(1).map(({ length }) => length)).toEqual(Array(10).fill(100));
});

test('an item that comes after all work is done is done at once', async () => {
  const { double, groups, finish } = createDoubling();
  for (const number of [1, 2]) {
    const doubled = double(number);
    finish();
    expect(await doubled).toBe(number * 2);
    // Behind the timer of the group, which is as short and began before.
    await setTimeout(0);
  }
  expect(groups).toEqual([[1], [2]]);
});
