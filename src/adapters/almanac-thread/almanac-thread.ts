import { Worker } from 'node:worker_threads';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { ShopError } from '#kernel/errors.ts';
import type { Place, ReadDays } from '#modules/muhurtas/index.ts';
import type { Day } from '#modules/panchanga/index.ts';

export interface DaysAsked {
  readonly id: number;
  readonly place: Place;
  readonly from: CalendarDate;
  readonly days: number;
}

export interface DaysAnswer {
  readonly id: number;
  readonly days: readonly (Day | undefined)[];
}

interface Waiting {
  resolve(days: DaysAnswer['days']): void;
  reject(error: unknown): void;
}

/** A month takes some 15 ms of the thread: whoever comes behind so many would wait too long. */
const MOST_WAITING = 256;

/**
 * Reckons the almanac in a thread of its own, so that nothing else waits for it. The thread begins with the first request, and again after one that
 * made it fall. Throws `unavailable` when too many requests wait.
 */
export function createAlmanacThread(): { readonly readDays: ReadDays; close(): Promise<void> } {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let asked = 0;

  function fail(error: unknown): void {
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  function started(): Worker {
    if (worker) return worker;
    const thread = new Worker(new URL('./thread.ts', import.meta.url));
    thread.unref();
    thread.on('message', ({ id, days }: DaysAnswer) => {
      waiting.get(id)?.resolve(days);
      waiting.delete(id);
    });
    thread.on('error', fail);
    worker = thread;
    return thread;
  }

  return {
    readDays(place, from, days) {
      if (waiting.size >= MOST_WAITING) return Promise.reject(new ShopError('unavailable', { retryAfterSeconds: 1 }));
      const id = asked++;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        started().postMessage({ id, place, from, days } satisfies DaysAsked);
      });
    },
    async close() {
      await worker?.terminate();
      fail(new ShopError('unavailable'));
    },
  };
}
