import { setTimeout } from 'node:timers/promises';
import { ShopError } from '#kernel/errors.ts';

/** Does one piece of work after another. Throws `unavailable` when `most` pieces are not done yet. */
export type ThrottledQueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

interface QueueOptions {
  /** How many pieces of work may be unfinished. */
  readonly most: number;
  /** After so long a caller who was refused may try again. */
  readonly retryAfterSeconds: number;
  readonly now?: () => number;
  readonly pause?: (ms: number) => Promise<unknown>;
}

/** After each piece of work the queue rests for so many times as long as it took, so that the process does other work. */
const REST_FACTOR = 3;
/** The longest rest. */
const LONGEST_REST_MS = 100;

/** Makes a queue for work that must not crowd out other work, however many ask for it: short work gets a quarter of the time at most. */
export function createThrottledQueue(options: QueueOptions): ThrottledQueue {
  const { most, retryAfterSeconds, now = () => performance.now(), pause = setTimeout } = options;
  /** Resolves when the next piece may begin. */
  let free: Promise<unknown> = Promise.resolve();
  let unfinished = 0;
  return (work) => {
    if (unfinished >= most) return Promise.reject(new ShopError('unavailable', { retryAfterSeconds }));
    unfinished += 1;
    const piece = free.then(async () => {
      const begunAt = now();
      const [outcome] = await Promise.allSettled([work()]);
      return { outcome, milliseconds: now() - begunAt };
    });
    free = piece.then(({ milliseconds }) => pause(Math.min(REST_FACTOR * milliseconds, LONGEST_REST_MS)));
    return piece.then(({ outcome }) => {
      unfinished -= 1;
      if (outcome.status === 'rejected') throw outcome.reason;
      return outcome.value;
    });
  };
}
