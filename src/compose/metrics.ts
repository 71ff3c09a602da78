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

/** What the shop counts about itself; undefined without METRICS_PORT, and then the library is not even loaded. */
export async function composeMetrics({ config, database, clock, jobs }: Deps): Promise<Metrics | undefined> {
  if (config.metricsPort === undefined) return undefined;
  const { createMetrics } = await import('../adapters/prometheus/metrics.ts');
  const inTime = <Value>(keptSeconds: number, read: () => Promise<Value>) => readInTime(read, { clock, keptSeconds });
  // Those that change quickly are kept for the shortest time.
  const delaysInTime = inTime(10, () => readDelays(database.queries, clock(), jobs()));
  const countsInTime = inTime(60, () => countByState(database.queries));
  const canWriteInTime = inTime(5, () => database.canWrite().then(() => true));
  return createMetrics(async () => {
    // The connections are counted before this page itself takes some.
    const connections = database.connections();
    const [delays, counts, canWrite = false] = await Promise.all([delaysInTime(), countsInTime(), canWriteInTime()]);
    return { delays, counts, connections, canWrite };
  });
}
