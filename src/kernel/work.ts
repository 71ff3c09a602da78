import { setTimeout } from 'node:timers/promises';
import type { Clock } from './clock.ts';

export interface WorkItem {
  readonly id: string;
  /** The number of attempts, including this attempt. */
  readonly attempts: number;
}

export interface WorkFailure<Kind extends string = string> {
  readonly at: Date;
  /** A code for the row and the log; it names no customer. */
  readonly kind: Kind;
  /** Null when the item is given up: its row is kept for a person to review. */
  readonly retryAt: Date | null;
  /** What the work threw. */
  readonly cause: unknown;
}

/** Work that waits in rows of a table, shared by all instances. */
export interface WorkQueue<Item extends WorkItem, Kind extends string = string, Result = unknown> {
  /** Claims up to `limit` due items for the time of a lease; an item that is not marked within this time is due again. */
  claimDue(now: Date, limit: number): Promise<Item[]>;
  /** Each queue decides whether this counts once another has claimed the item. */
  markDone(item: Item, at: Date, result: Result): Promise<void>;
  /** Changes nothing once another has claimed the item: an instance that was frozen for longer than its lease has no say any more. */
  markFailed(item: Item, failure: WorkFailure<Kind>): Promise<void>;
}

interface KnownFailure<Kind extends string> {
  readonly kind: Kind;
  readonly reason: string;
  readonly isFinal: boolean;
  /** The least wait for the next attempt. */
  readonly leastSeconds?: number;
}

interface WorkPolicy<Item extends WorkItem, Kind extends string, Result> {
  readonly queue: WorkQueue<Item, Kind, Result>;
  readonly work: (item: Item) => Promise<Result>;
  /** What an error means; undefined for an error that is a fault of ours: the item stays claimed, and the error is thrown. */
  readonly failureOf: (error: unknown) => KnownFailure<Kind> | undefined;
  readonly atOnce: number;
  readonly mostAttempts: number;
  /** Seconds until the next attempt, after so many attempts and with a chance from 0 to 1; `secondsToRetry` when left out. */
  readonly pause?: (attempts: number, chance: number) => number;
  readonly clock: Clock;
  /** From 0 to 1. */
  readonly random: () => number;
  readonly onFailure: (item: Item, failure: WorkFailure<Kind> & { readonly reason: string }) => void;
}

/**
 * The one engine of background work: claims items that are due, does the work, and marks them as done, to be tried again, or as given up.
 * Returns how many items it claimed. Work happens at least once: a crash before the mark repeats it.
 */
export function createWorker<Item extends WorkItem, Kind extends string, Result>(policy: WorkPolicy<Item, Kind, Result>) {
  return async (): Promise<number> => {
    const due = await policy.queue.claimDue(policy.clock(), policy.atOnce);
    await Promise.all(due.map((item) => attempt(item, policy)));
    return due.length;
  };
}

/** The most claims in one run of a flow, after which other work of the process has its turn. */
const MOST_ROUNDS = 20;
/** The longest time for which slow work holds up the next claim. */
const ROUND_MS = 25;

/**
 * Like `createWorker`, for work that may be slow: an item takes up its own place alone, and the others go on. `run` claims while
 * there are free places and due items, at most `MOST_ROUNDS` times, and returns how many it claimed; `settled` waits for what is under way.
 */
export function createFlow<Item extends WorkItem, Kind extends string, Result>(policy: WorkPolicy<Item, Kind, Result>) {
  const running = new Set<Promise<void>>();
  const faults: unknown[] = [];

  function begin(item: Item): void {
    const work: Promise<void> = attempt(item, policy)
      .catch((error) => void faults.push(error))
      .finally(() => running.delete(work));
    running.add(work);
  }

  async function run(): Promise<number> {
    let claimed = 0;
    for (let round = 0; round < MOST_ROUNDS; round++) {
      // Of several faults the first is thrown for all.
      if (faults.length > 0) throw faults.splice(0)[0];
      const freePlaces = policy.atOnce - running.size;
      const due = freePlaces > 0 ? await policy.queue.claimDue(policy.clock(), freePlaces) : [];
      for (const item of due) begin(item);
      claimed += due.length;
      if (due.length === 0) break;
      await Promise.race([...running, setTimeout(ROUND_MS)]);
    }
    return claimed;
  }

  return { run, settled: async () => void (await Promise.all(running)) };
}

async function attempt<Item extends WorkItem, Kind extends string, Result>(
  item: Item,
  policy: WorkPolicy<Item, Kind, Result>,
): Promise<void> {
  const { queue, work, clock } = policy;
  let result: Result;
  try {
    result = await work(item);
  } catch (error) {
    return fail(item, error, policy);
  }
  // Outside of `try`: when only the mark fails, the work has not.
  await queue.markDone(item, clock(), result);
}

async function fail<Item extends WorkItem, Kind extends string, Result>(
  item: Item,
  error: unknown,
  { queue, failureOf, clock, random, mostAttempts, onFailure, pause = secondsToRetry }: WorkPolicy<Item, Kind, Result>,
): Promise<void> {
  const known = failureOf(error);
  if (!known) throw error;
  const at = clock();
  const isGivenUp = known.isFinal || item.attempts >= mostAttempts;
  const seconds = Math.max(known.leastSeconds ?? 0, pause(item.attempts, random()));
  const failure = { at, kind: known.kind, retryAt: isGivenUp ? null : new Date(at.getTime() + seconds * 1000), cause: error };
  await queue.markFailed(item, failure);
  onFailure(item, { ...failure, reason: known.reason });
}

const LONGEST_WAIT_SECONDS = 3600;

/**
 * Returns the seconds until the next attempt: 5, 15, 45 and so on, at most an hour, and up to a quarter more by chance, so that items
 * which failed together are not tried again together.
 */
export function secondsToRetry(attempts: number, chance: number): number {
  return Math.min(LONGEST_WAIT_SECONDS, 5 * 3 ** (attempts - 1)) * (1 + chance / 4);
}
