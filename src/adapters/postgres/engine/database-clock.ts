import { sql } from 'kysely';
import type { Clock } from '#kernel/clock.ts';
import type { Queries } from '../tables/entities.ts';

/** An answer that took longer says too little about the time. */
const MOST_MILLISECONDS = 1000;

/**
 * The clock of all instances: the database's time when it was last asked, and how long that is ago. The wall clock of this machine is
 * never read, so it may be wrong, and may be set while the shop runs. `stopwatch` counts milliseconds and never jumps. The clock is
 * wrong by half of the time that the database took to answer, at most half a second once a fast answer came.
 */
export async function startDatabaseClock(queries: Queries, stopwatch = () => performance.now()) {
  const measure = async () => {
    const before = stopwatch();
    const { rows } = await sql<{ milliseconds: number }>`
      select (extract(epoch from clock_timestamp()) * 1000)::float8 as milliseconds
    `.execute(queries);
    const took = stopwatch() - before;
    return { took, start: (rows[0]?.milliseconds ?? Number.NaN) - before - took / 2 };
  };

  /** The database's time at which the stopwatch stood at zero. */
  let { start } = await measure();
  return {
    clock: (() => new Date(start + stopwatch())) satisfies Clock,
    /** Compares with the database again. Throws when the database does not answer; the clock goes on. */
    async adjust(): Promise<void> {
      const next = await measure();
      if (next.took <= MOST_MILLISECONDS) start = next.start;
    },
  };
}
