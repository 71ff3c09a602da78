import type { Clock } from '#kernel/clock.ts';
import { codeOf } from '#kernel/error-code.ts';
import { createWorker, type WorkItem, type WorkQueue } from '#kernel/work.ts';

/** A job that one instance at a time runs. `run` returns true when there may be more to do at once. */
export interface ScheduledJob {
  readonly name: string;
  /** From the end of a run to the next. */
  readonly everySeconds: number;
  readonly run: () => Promise<unknown>;
}

/** The rows of the jobs, one for each name, which is the item's id. */
export type JobQueue = WorkQueue<WorkItem, string, { readonly nextAt: Date }>;

/** So many jobs run at the same time. More would hold up the stop of the server. */
const AT_ONCE = 6;

/**
 * Returns a function that runs the jobs which are due and which no other instance runs, and returns how many these were. A job that fails is
 * tried again for ever, after longer and longer pauses; its row says why it failed, and how often.
 */
export function createScheduledJobs(deps: {
  readonly queue: JobQueue;
  readonly jobs: readonly ScheduledJob[];
  readonly clock: Clock;
  readonly random: () => number;
  readonly onFailure: (job: string, error: unknown) => void;
}): () => Promise<number> {
  const { queue, jobs, clock, random, onFailure } = deps;
  const work = async ({ id }: WorkItem) => {
    const job = jobs.find(({ name }) => name === id);
    try {
      const isMore = (await job?.run()) === true;
      const pauseSeconds = isMore ? 0 : (job?.everySeconds ?? 0);
      return { nextAt: new Date(clock().getTime() + pauseSeconds * 1000) };
    } catch (error) {
      onFailure(id, error);
      throw error;
    }
  };
  return createWorker({
    queue,
    work,
    failureOf: (error) => ({ kind: codeOf(error), reason: codeOf(error), isFinal: false }),
    atOnce: AT_ONCE,
    mostAttempts: Number.POSITIVE_INFINITY,
    clock,
    random,
    // Every failure was reported above.
    onFailure: () => undefined,
  });
}
