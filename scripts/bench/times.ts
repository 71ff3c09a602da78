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

/** Repeats something one after the other, at most so often in a second. Returns the milliseconds within which 99 of 100 are done. */
export async function p99AtRate(perSecond: number, seconds: number, act: () => Promise<void>): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < seconds * perSecond; index++) {
    const taken = await millisecondsOf(act);
    times.push(taken);
    await setTimeout(Math.max(0, 1000 / perSecond - taken));
  }
  return percentile(99, times);
}

function inOrder(times: readonly number[]): number[] {
  return times.toSorted((one, other) => one - other);
}
