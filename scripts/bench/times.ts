import { setTimeout } from 'node:timers/promises';

/** The time within which so many per cent of all times lie. */
export function percentile(percent: number, times: readonly number[]): number {
  return inOrder(times)[Math.ceil((times.length * percent) / 100) - 1] ?? Number.NaN;
}

export function median(times: readonly number[]): number {
  return inOrder(times)[Math.floor(times.length / 2)] ?? Number.NaN;
}

/** How many milliseconds an answer takes until it is read. Throws unless it is a 200. */
export async function answerMilliseconds(url: string, headers: Record<string, string> = {}): Promise<number> {
  const started = performance.now();
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}`);
  return performance.now() - started;
}

/** Does something with each item at a steady rate, however long each takes; `due` is the instant at which it was to begin. */
export function atRate<Item, Result>(
  perSecond: number,
  items: readonly Item[],
  act: (item: Item, due: number) => Promise<Result>,
): Promise<Result[]> {
  // It begins a moment from now: by then everything is planned.
  const start = performance.now() + 100;
  const acts = items.map(async (item, index) => {
    const due = start + (index * 1000) / perSecond;
    await setTimeout(Math.max(0, due - performance.now()));
    return act(item, due);
  });
  return Promise.all(acts);
}

/**
 * Does something at a steady rate for some seconds. Returns the milliseconds within which 99 of 100 are done, counted from the instant at
 * which each was due.
 */
export async function p99AtRate(perSecond: number, seconds: number, act: () => Promise<void>): Promise<number> {
  const times = await atRate(perSecond, Array.from({ length: perSecond * seconds }), async (_, due) => {
    await act();
    return performance.now() - due;
  });
  return percentile(99, times);
}

function inOrder(times: readonly number[]): number[] {
  return times.toSorted((one, other) => one - other);
}
