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
}

/** Work that waits in rows of a table, shared by all instances. */
export interface WorkQueue<Item extends WorkItem, Kind extends string = string, Result = unknown> {
  /** Claims up to `limit` due items for the time of a lease; an item that is not marked within this time is due again. */
  claimDue(now: Date, limit: number): Promise<Item[]>;
  markDone(id: string, at: Date, result: Result): Promise<void>;
  markFailed(id: string, failure: WorkFailure<Kind>): Promise<void>;
}

export interface WorkPolicy<Item extends WorkItem, Kind extends string, Result> {
  readonly queue: WorkQueue<Item, Kind, Result>;
  readonly work: (item: Item) => Promise<Result>;
  /** What an error means; undefined for an error that is a fault of ours: the item stays claimed, and the error is thrown. */
  readonly failureOf: (error: unknown) => { readonly kind: Kind; readonly reason: string; readonly isFinal: boolean } | undefined;
  readonly atOnce: number;
  readonly mostAttempts: number;
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
  await queue.markDone(item.id, clock(), result);
}

async function fail<Item extends WorkItem, Kind extends string, Result>(
  item: Item,
  error: unknown,
  { queue, failureOf, clock, random, mostAttempts, onFailure }: WorkPolicy<Item, Kind, Result>,
): Promise<void> {
  const known = failureOf(error);
  if (!known) throw error;
  const at = clock();
  const isGivenUp = known.isFinal || item.attempts >= mostAttempts;
  const retryAt = isGivenUp ? null : new Date(at.getTime() + secondsToRetry(item.attempts, random()) * 1000);
  await queue.markFailed(item.id, { at, kind: known.kind, retryAt });
  onFailure(item, { at, kind: known.kind, reason: known.reason, retryAt });
}

const LONGEST_WAIT_SECONDS = 3600;

/**
 * Returns the seconds until the next attempt: 5, 15, 45 and so on, at most an hour, and up to a quarter more by chance, so that what
 * failed together does not come back together.
 */
export function secondsToRetry(attempts: number, chance: number): number {
  return Math.min(LONGEST_WAIT_SECONDS, 5 * 3 ** (attempts - 1)) * (1 + chance / 4);
}
