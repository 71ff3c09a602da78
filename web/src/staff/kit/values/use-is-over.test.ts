import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DAY_MS } from '#kernel/durations.ts';
import { useIsOver } from './use-is-over.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-01T00:00:00Z') }));
afterEach(() => void vi.useRealTimers());

test('an instant that is further away than a timer can wait comes when it comes', () => {
  const { result, unmount } = renderHook(() => useIsOver('2026-12-01T00:00:00Z'));
  const after = (milliseconds: number) => {
    act(() => void vi.advanceTimersByTime(milliseconds));
    return result.current;
  };
  // A browser's timer waits for 24.8 days at most.
  expect([after(26 * DAY_MS), after(4 * DAY_MS - 1000), after(1000)]).toEqual([false, false, true]);
  unmount();
});

test('a text that is no instant is over, and is not awaited', () => {
  const { result, unmount } = renderHook(() => useIsOver('some day'));
  expect([result.current, vi.getTimerCount()]).toEqual([true, 0]);
  unmount();
});
