import type { Clock } from '../clock.ts';
import type { NewId } from '../ids.ts';

/** A clock that stands still until a test moves it. */
export function createTestClock(start = '2026-11-20T10:00:00.000Z') {
  let now = new Date(start);
  const pass = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1000);
  };
  return { clock: (() => now) satisfies Clock, pass };
}

/** Returns ids in a fixed sequence: `uuid(1)`, `uuid(2)` and so on. */
export function createTestIds(): NewId {
  let count = 0;
  return () => uuid(++count);
}

export function uuid(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}
