import { Worker } from 'node:worker_threads';
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import { ShopError } from '#kernel/errors.ts';
import type { Birth, FindBirthStars, Place, ReadDays } from '#modules/panchanga/index.ts';

export type Question =
  | { readonly kind: 'days'; readonly place: Place; readonly from: CalendarDate; readonly days: number }
  | { readonly kind: 'stars'; readonly birth: Birth };

/** The answer to the question with this number: a result, or the error of a question that failed. */
export interface Answer {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: unknown;
}

interface Waiting {
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

/** The thread needs some 15 ms for a month and two for a day, so a question behind so many others would wait too long. */
const MOST_WAITING = 100;
/** Enough for the short-lived objects of a question; by default V8 would keep more. */
const YOUNG_MEGABYTES = 4;

/** After so many days V8 has compiled the code for speed. They are asked for one by one, so that no real question waits for more than one. */
const PRACTICE_DAYS = 30;
const PRACTICE_FROM = '2000-01-01' as CalendarDate;
const PRACTICE_PLACE = { latitude: 25.32, longitude: 82.97, timeZone: 'Asia/Kolkata' };

const unavailable = (cause?: Error) => new ShopError('unavailable', { retryAfterSeconds: 1, cause });

const startThread = () =>
  new Worker(new URL('./thread.ts', import.meta.url), { resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES } });

/**
 * Calculates the almanac in a thread of its own, one question after another, so that nothing else waits for it. The thread is started by the
 * first question, and by the first one after it has failed or ended. Throws `unavailable` when too many questions wait, and when the thread
 * ends before its answer; throws the thread's own error when it has failed.
 */
export function createAlmanacThread(start = startThread) {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let nextId = 0;

  /** Forgets the thread at work, and fails all questions that wait for it. After an error a thread also ends: by then another may be at work. */
  function forget(thread: Worker, error: unknown): void {
    if (thread !== worker) return;
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  function runningWorker(): Worker {
    if (worker) return worker;
    const thread = start();
    thread.unref();
    thread.on('message', ({ id, result, error }: Answer) => {
      if (error === undefined) waiting.get(id)?.resolve(result);
      else waiting.get(id)?.reject(error);
      waiting.delete(id);
    });
    thread.on('error', (error) => forget(thread, error));
    thread.on('exit', (code) => forget(thread, unavailable(new Error(`The thread of the almanac ended with ${code}`))));
    worker = thread;
    return thread;
  }

  function ask(question: Question): Promise<unknown> {
    if (waiting.size >= MOST_WAITING) return Promise.reject(unavailable());
    const id = nextId++;
    return new Promise((resolve, reject) => {
      // Before the question waits: for one that starts no thread nobody would answer.
      const thread = runningWorker();
      waiting.set(id, { resolve, reject });
      thread.postMessage({ id, question });
    });
  }

  const readDays: ReadDays = (place, from, days) => ask({ kind: 'days', place, from, days }) as ReturnType<ReadDays>;
  const findBirthStars: FindBirthStars = (birth) => ask({ kind: 'stars', birth }) as ReturnType<FindBirthStars>;

  async function practise(): Promise<void> {
    for (let day = 0; day < PRACTICE_DAYS; day++) await readDays(PRACTICE_PLACE, addDays(PRACTICE_FROM, day), 1);
  }

  return {
    readDays,
    findBirthStars,
    /** Starts the thread and makes it practise, so that the first question does not wait for that. */
    warm: () => void practise().catch(() => undefined),
    async close() {
      await worker?.terminate();
    },
  };
}
