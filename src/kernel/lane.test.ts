import { expect, test } from 'vitest';
import { createLane } from './lane.ts';

test('work is done one piece after another, in its order, also after a piece that failed', async () => {
  const lane = createLane(3);
  const done: string[] = [];
  const first = lane(() => done.push('first'));
  const broken = lane(() => {
    throw new Error('broken');
  });
  const third = lane(() => done.push('third'));
  await expect(broken).rejects.toThrow('broken');
  await Promise.all([first, third]);
  expect(done).toEqual(['first', 'third']);
});

test('more than may wait is refused, and has room again when a piece is done', async () => {
  const lane = createLane(2);
  const waiting = [lane(() => 1), lane(() => 2)];
  await expect(lane(() => 3)).rejects.toMatchObject({ code: 'unavailable' });
  expect(await Promise.all(waiting)).toEqual([1, 2]);
  expect(await lane(() => 4)).toBe(4);
});
