import { expect, test } from 'vitest';
import { createLane } from './page-lane.ts';

/** A lane whose clock moves by the work alone, and what it did, in order. */
function createObservedLane(most: number) {
  let time = 0;
  const story: string[] = [];
  const pause = async (ms: number) => void story.push(`rest ${ms}`);
  const lane = createLane({ most, retryAfterSeconds: 5, now: () => time, pause });
  const work = (name: string, ms: number) => async () => {
    story.push(name);
    time += ms;
    return name;
  };
  return { lane, work, story };
}

test('one piece of work is done after another, with a rest of three times its length between', async () => {
  const { lane, work, story } = createObservedLane(3);
  expect(await Promise.all([lane(work('first', 10)), lane(work('second', 20)), lane(work('third', 5))])).toHaveLength(3);
  expect(story.slice(0, 5)).toEqual(['first', 'rest 30', 'second', 'rest 60', 'third']);
});

test('a piece that waited long for others does not make the next wait as long', async () => {
  const { lane, work, story } = createObservedLane(3);
  await Promise.all([lane(work('slow', 900)), lane(work('next', 1))]);
  expect(story).toContain('rest 100');
});

test('work beyond what may wait is refused with a time to retry, and is taken again once a piece is done', async () => {
  const { lane, work } = createObservedLane(2);
  const waiting = [lane(work('first', 1)), lane(work('second', 1))];
  await expect(lane(work('third', 1))).rejects.toMatchObject({ code: 'unavailable', details: { retryAfterSeconds: 5 } });
  await Promise.all(waiting);
  expect(await lane(work('third', 1))).toBe('third');
});

test('a piece that fails leaves the next one as it is', async () => {
  const { lane, work } = createObservedLane(2);
  const broken = lane(() => Promise.reject(new Error('broken')));
  const next = lane(work('next', 1));
  await expect(broken).rejects.toThrow('broken');
  expect(await next).toBe('next');
});
