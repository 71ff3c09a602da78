import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { within } from './within.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('work that ends in time gives its result, and leaves no timer behind', async () => {
  expect(await within(1000, Promise.resolve('done'))).toBe('done');
  expect(vi.getTimerCount()).toBe(0);
});

test('work that takes longer gives undefined once the time is over', async () => {
  const result = within(1000, new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(1000);
  expect(await result).toBeUndefined();
});

test('work that fails fails, and leaves no timer behind', async () => {
  await expect(within(1000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(vi.getTimerCount()).toBe(0);
});
