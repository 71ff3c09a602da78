import { setTimeout } from 'node:timers/promises';

/** The time within which so many per cent of all times lie. */
export function percentile(percent: number, times: readonly number[]): number {
  return inOrder(times)[Math.ceil((times.length * percent) / 100) - 1] ?? Number.NaN;
}

export function median(times: readonly number[]): number {
  return inOrder(times)[Math.floor(times.length / 2)] ?? Number.NaN;
}

/** How many milliseconds something takes. */
export async function millisecondsOf(act: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await act();
  return performance.now() - started;
}

/**
 * Does something at a steady rate, however long each takes. Returns the milliseconds within which 99 of 100 are done, counted from the instant
 * at which each was due.
 */
export async function p99AtRate(perSecond: number, seconds: number, act: () => Promise<void>): Promise<number> {
  const start = performance.now();
  const dues = Array.from({ length: seconds * perSecond }, (_, index) => start + (index * 1000) / perSecond);
  const times = await Promise.all(
    dues.map(async (due) => {
      await setTimeout(Math.max(0, due - performance.now()));
      await act();
      return performance.now() - due;
    }),
  );
  return percentile(99, times);
}

function inOrder(times: readonly number[]): number[] {
  return times.toSorted((one, other) => one - other);
}
