import type { Clock } from '#kernel/clock.ts';
import type { Database } from '../adapters/postgres/database.ts';
import { countByState, readDelays } from '../adapters/postgres/operations/figures.ts';
import type { Metrics } from '../adapters/prometheus/metrics.ts';
import { readInTime } from '../adapters/prometheus/read-in-time.ts';
import type { Config } from '../config/read-config.ts';

interface Deps {
  readonly config: Pick<Config, 'metricsPort'>;
  readonly database: Database;
  readonly clock: Clock;
  /** The names of the jobs that all instances share. */
  readonly jobs: () => readonly string[];
}

/** How long numbers are kept before the database is asked again: those that change quickly for the shortest time. */
const KEPT_SECONDS = { delays: 10, counts: 60, canWrite: 5 };

/** What the shop counts about itself; undefined without METRICS_PORT, and then the library is not even loaded. */
export async function composeMetrics({ config, database, clock, jobs }: Deps): Promise<Metrics | undefined> {
  if (config.metricsPort === undefined) return undefined;
  const { createMetrics } = await import('../adapters/prometheus/metrics.ts');
  const queryDelays = () => readDelays(database.queries, clock(), jobs());
  const queryCounts = () => countByState(database.queries);
  const tryWrite = () => database.canWrite().then(() => true);
  const delaysInTime = readInTime(queryDelays, { clock, keptSeconds: KEPT_SECONDS.delays });
  const countsInTime = readInTime(queryCounts, { clock, keptSeconds: KEPT_SECONDS.counts });
  const canWriteInTime = readInTime(tryWrite, { clock, keptSeconds: KEPT_SECONDS.canWrite });
  return createMetrics(async () => {
    // The connections are counted before this page itself takes some.
    const connections = database.connections();
    const [delays, counts, canWrite = false] = await Promise.all([delaysInTime(), countsInTime(), canWriteInTime()]);
    return { delays, counts, connections, canWrite };
  });
}
