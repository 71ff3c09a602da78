import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repeat } from './repeat.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a job runs again the given seconds after its last run ended', async () => {
  const job = vi.fn(async () => undefined);
  const stop = repeat(job, 10, vi.fn());
  await vi.advanceTimersByTimeAsync(9_999);
  expect(job).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(20_001);
  expect(job).toHaveBeenCalledTimes(3);
  await stop();
});

test('a job that did something runs again almost at once, until it finds nothing to do', async () => {
  const job = vi.fn(async () => 3 - job.mock.calls.length);
  const stop = repeat(job, 10, vi.fn());
  // After the first run, two pauses of fifty milliseconds.
  await vi.advanceTimersByTimeAsync(10_000 + 2 * 50);
  expect(job).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(job).toHaveBeenCalledTimes(3);
  await stop();
});

test('a job that fails is reported and goes on', async () => {
  const onError = vi.fn();
  const job = vi.fn(async () => {
    throw new Error('database gone');
  });
  const stop = repeat(job, 10, onError);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(job).toHaveBeenCalledTimes(2);
  expect(onError).toHaveBeenCalledTimes(2);
  await stop();
});

test('stopping waits for the present run and starts no other run', async () => {
  let end = () => {};
  const job = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
  const stop = repeat(job, 10, vi.fn());
  await vi.advanceTimersByTimeAsync(10_000);
  let isStopped = false;
  const stopped = stop().then(() => (isStopped = true));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(isStopped).toBe(false);
  end();
  await stopped;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(job).toHaveBeenCalledTimes(1);
});
