import { expect, test } from 'vitest';
import { createThrottledQueue } from './throttled-queue.ts';

/** A queue whose clock moves by the work alone, and what it did, in order. */
function createObservedQueue(most: number) {
  let time = 0;
  const story: string[] = [];
  const pause = async (ms: number) => void story.push(`rest ${ms}`);
  const queue = createThrottledQueue({ most, retryAfterSeconds: 5, now: () => time, pause });
  const work = (name: string, ms: number) => async () => {
    story.push(name);
    time += ms;
    return name;
  };
  return { queue, work, story };
}

test('one piece of work is done after another, with a rest of three times its length between', async () => {
  const { queue, work, story } = createObservedQueue(3);
  expect(await Promise.all([queue(work('first', 10)), queue(work('second', 20)), queue(work('third', 5))])).toHaveLength(3);
  expect(story.slice(0, 5)).toEqual(['first', 'rest 30', 'second', 'rest 60', 'third']);
});

test('after long work the rest is a tenth of a second', async () => {
  const { queue, work, story } = createObservedQueue(3);
  await Promise.all([queue(work('slow', 900)), queue(work('next', 1))]);
  expect(story).toContain('rest 100');
});

test('work beyond what may wait is refused with a time to retry, and is taken again once a piece is done', async () => {
  const { queue, work } = createObservedQueue(2);
  const waiting = [queue(work('first', 1)), queue(work('second', 1))];
  await expect(queue(work('third', 1))).rejects.toMatchObject({ code: 'unavailable', details: { retryAfterSeconds: 5 } });
  await Promise.all(waiting);
  expect(await queue(work('third', 1))).toBe('third');
});

test('a piece that fails leaves the next one as it is', async () => {
  const { queue, work } = createObservedQueue(2);
  const broken = queue(() => Promise.reject(new Error('broken')));
  const next = queue(work('next', 1));
  await expect(broken).rejects.toThrow('broken');
  expect(await next).toBe('next');
});
