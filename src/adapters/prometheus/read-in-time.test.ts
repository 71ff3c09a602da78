import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestClock } from '#kernel/testing/clock.ts';
import { readInTime } from './read-in-time.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what was read is kept for its time, however often it is asked for', async () => {
  const { clock, pass } = createTestClock();
  const read = vi.fn(async () => read.mock.calls.length);
  const figures = readInTime(read, { clock, keptSeconds: 10 });
  expect(await Promise.all([figures(), figures(), figures()])).toEqual([1, 1, 1]);
  pass(9.999);
  expect(await figures()).toBe(1);
  pass(0.001);
  expect(await figures()).toBe(2);
});

test('a read that fails gives no figures, and is not tried again at once', async () => {
  const { clock, pass } = createTestClock();
  const read = vi.fn(() => Promise.reject(new Error('database gone')));
  const figures = readInTime(read, { clock, keptSeconds: 10 });
  expect([await figures(), await figures()]).toEqual([undefined, undefined]);
  expect(read).toHaveBeenCalledTimes(1);
  pass(10);
  await figures();
  expect(read).toHaveBeenCalledTimes(2);
});

test('nobody waits longer than three seconds, and no second read joins a read that hangs', async () => {
  const { clock, pass } = createTestClock();
  const slow = Promise.withResolvers<string>();
  const read = vi.fn(() => slow.promise);
  const figures = readInTime(read, { clock, keptSeconds: 10 });
  const first = figures();
  await vi.advanceTimersByTimeAsync(3000);
  expect(await first).toBeUndefined();
  pass(60);
  const second = figures();
  slow.resolve('figures');
  expect(await second).toBe('figures');
  expect(read).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});
