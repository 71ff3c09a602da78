import { setTimeout } from 'node:timers/promises';
import { ShopError } from '#kernel/errors.ts';

/** Does one piece of work after another. Throws `unavailable` when `most` pieces are not done yet. */
export type Lane = <Result>(work: () => Promise<Result>) => Promise<Result>;

interface LaneTraits {
  readonly most: number;
  /** When whoever is sent away may try again. */
  readonly retryAfterSeconds: number;
  readonly now?: () => number;
  readonly pause?: (ms: number) => Promise<unknown>;
}

/** The lane rests for so many times as long as the piece before took, and no longer than this: meanwhile the process does everything else. */
const RESTS = 3;
const LONGEST_REST_MS = 100;

/** A lane for work that must not take the process from more important work, however many ask for it: it gets a quarter of the time at most. */
export function createLane({ most, retryAfterSeconds, now = () => performance.now(), pause = setTimeout }: LaneTraits): Lane {
  let free: Promise<unknown> = Promise.resolve();
  let unfinished = 0;
  return (work) => {
    if (unfinished >= most) return Promise.reject(new ShopError('unavailable', { retryAfterSeconds }));
    unfinished += 1;
    const mine = free.then(async () => {
      const started = now();
      const done = await Promise.allSettled([work()]);
      return { done: done[0], took: now() - started };
    });
    free = mine.then(({ took }) => pause(Math.min(RESTS * took, LONGEST_REST_MS)));
    return mine.then(({ done }) => {
      unfinished -= 1;
      if (done.status === 'rejected') throw done.reason;
      return done.value;
    });
  };
}
