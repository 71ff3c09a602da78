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

/** What changes quickly is read for each scrape, at most. */
const KEPT_SECONDS = { delays: 10, counts: 60, proof: 5 };

/** What the shop counts about itself; undefined without METRICS_PORT, and then the library is not even loaded. */
export async function composeMetrics({ config, database, clock, jobs }: Deps): Promise<Metrics | undefined> {
  if (config.metricsPort === undefined) return undefined;
  const { createMetrics } = await import('../adapters/prometheus/metrics.ts');
  const delays = readInTime(() => readDelays(database.queries(), clock(), jobs()), { clock, keptSeconds: KEPT_SECONDS.delays });
  const counts = readInTime(() => countByState(database.queries()), { clock, keptSeconds: KEPT_SECONDS.counts });
  const proof = readInTime(() => database.canWrite().then(() => true), { clock, keptSeconds: KEPT_SECONDS.proof });
  return createMetrics(async () => {
    // Before the page itself takes some.
    const connections = database.connections();
    const [read, counted, isProven = false] = await Promise.all([delays(), counts(), proof()]);
    return { delays: read, counts: counted, connections, canWrite: isProven };
  });
}
