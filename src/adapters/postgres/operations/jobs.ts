import { sql } from 'kysely';
import type { WorkItem, WorkQueue } from '#kernel/work.ts';
import type { Queries } from '../tables/entities.ts';
import { insertMissing, updateRows } from '../tables/rows.ts';

/** How long an instance holds its claim on a job. A run that takes longer may be joined by another, so jobs lock what they work on. */
const LEASE_SECONDS = 120;

/** A job, and until when its run holds the claim: each claim ends at another instant, which tells it from all others. */
interface ClaimedJob extends WorkItem {
  readonly until: Date;
}

/** The queue of these jobs, each with one row. The first claim adds the rows that are missing; their jobs are due at once. */
export function createJobQueue(
  queries: Queries,
  names: readonly string[],
): WorkQueue<ClaimedJob, string, { readonly nextAt: Date }> {
  let adding: Promise<unknown> | undefined;
  const addMissing = () => {
    const rows = names.map((name) => ({ name, next_run_at: new Date(0), attempts: 0 }));
    return insertMissing(queries, 'jobs', rows);
  };
  return {
    async claimDue(now, limit) {
      adding ??= addMissing();
      await adding.catch((error) => {
        adding = undefined;
        throw error;
      });
      const due = queries
        .selectFrom('jobs')
        .select('name')
        .where('name', 'in', names)
        .where('next_run_at', '<=', now)
        .orderBy('next_run_at')
        .limit(limit)
        .forUpdate()
        .skipLocked();
      const rows = await queries
        .updateTable('jobs')
        .set({ attempts: sql`attempts + 1`, next_run_at: sql`${now}::timestamptz + make_interval(secs => ${LEASE_SECONDS})` })
        .where('name', 'in', due)
        .returning(['name as id', 'attempts', 'next_run_at as until'])
        .execute();
      return rows;
    },
    // A run whose claim was taken over marks nothing.
    markDone: ({ id: name, until }, at, { nextAt }) =>
      updateRows(queries, 'jobs', { name, next_run_at: until }).to({
        attempts: 0,
        next_run_at: nextAt,
        done_at: at,
        failure: null,
      }),
    // A job is never given up: without a next attempt it is due at once.
    markFailed: ({ id: name, until }, { at, kind, retryAt }) =>
      updateRows(queries, 'jobs', { name, next_run_at: until }).to({ next_run_at: retryAt ?? at, failed_at: at, failure: kind }),
  };
}
