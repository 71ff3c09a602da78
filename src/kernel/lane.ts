import { setImmediate } from 'node:timers/promises';
import { ShopError } from './errors.ts';

/** Does one piece of work after another, and lets whatever else waits go first. Throws `unavailable` when `most` pieces are not done yet. */
export type Lane = <Result>(work: () => Result) => Promise<Result>;

export function createLane(most: number): Lane {
  let last: Promise<unknown> = Promise.resolve();
  let unfinished = 0;
  return (work) => {
    if (unfinished >= most) return Promise.reject(new ShopError('unavailable'));
    unfinished += 1;
    const mine = last.then(() => setImmediate()).then(work);
    last = mine.catch(() => undefined);
    return mine.finally(() => {
      unfinished -= 1;
    });
  };
}
