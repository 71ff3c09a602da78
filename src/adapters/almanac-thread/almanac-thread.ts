import { Worker } from 'node:worker_threads';
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import { ShopError } from '#kernel/errors.ts';
import type { Birth, FindBirthStars, Place, ReadDays } from '#modules/panchanga/index.ts';

export type Question =
  | { readonly kind: 'days'; readonly place: Place; readonly from: CalendarDate; readonly days: number }
  | { readonly kind: 'stars'; readonly birth: Birth };

export interface Answer {
  readonly id: number;
  /** What the question's kind finds. */
  readonly found?: unknown;
  readonly error?: unknown;
}

interface Waiting {
  resolve(found: unknown): void;
  reject(error: unknown): void;
}

/** A month takes some 15 ms of the thread, a day two: whoever comes behind so many would wait too long. */
const MOST_WAITING = 100;

/** The code is compiled for speed after so many days. They are asked for one by one, so that no question waits for more than one. */
const PRACTICE_DAYS = 30;
const PRACTICE = { latitude: 25.32, longitude: 82.97, timeZone: 'Asia/Kolkata' };

/**
 * Reckons the almanac in a thread of its own, one question after another, so that nothing else waits for it. The thread begins with the first question,
 * and again after one that made it fall. Throws `unavailable` when too many questions wait.
 */
export function createAlmanacThread() {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let lastId = 0;

  function fail(error: unknown): void {
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  function started(): Worker {
    if (worker) return worker;
    const thread = new Worker(new URL('./thread.ts', import.meta.url), { resourceLimits: { maxYoungGenerationSizeMb: 4 } });
    thread.unref();
    thread.on('message', ({ id, found, error }: Answer) => {
      if (error === undefined) waiting.get(id)?.resolve(found);
      else waiting.get(id)?.reject(error);
      waiting.delete(id);
    });
    thread.on('error', fail);
    worker = thread;
    return thread;
  }

  function ask(question: Question): Promise<unknown> {
    if (waiting.size >= MOST_WAITING) return Promise.reject(new ShopError('unavailable', { retryAfterSeconds: 1 }));
    const id = lastId++;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      started().postMessage({ id, question });
    });
  }

  const readDays: ReadDays = (place, from, days) => ask({ kind: 'days', place, from, days }) as ReturnType<ReadDays>;
  const findBirthStars: FindBirthStars = (birth) => ask({ kind: 'stars', birth }) as ReturnType<FindBirthStars>;

  async function practise(): Promise<void> {
    for (let day = 0; day < PRACTICE_DAYS; day++) await readDays(PRACTICE, addDays('2000-01-01' as CalendarDate, day), 1);
  }

  return {
    readDays,
    findBirthStars,
    /** Has the thread begin and practise, so that the first question does not wait for it. */
    warm: () => void practise().catch(() => undefined),
    async close() {
      await worker?.terminate();
      fail(new ShopError('unavailable'));
    },
  };
}
