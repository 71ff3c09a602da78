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

/** What costs little is read for each scrape, at most; a count of every order once in a minute. */
const KEPT_SECONDS = { delays: 10, counts: 60 };

/** What the shop counts about itself; undefined without METRICS_PORT, and then the library is not even loaded. */
export async function composeMetrics({ config, database, clock, jobs }: Deps): Promise<Metrics | undefined> {
  if (config.metricsPort === undefined) return undefined;
  const { createMetrics } = await import('../adapters/prometheus/metrics.ts');
  const delays = readInTime(() => readDelays(database.queries(), clock(), jobs()), { clock, keptSeconds: KEPT_SECONDS.delays });
  const counts = readInTime(() => countByState(database.queries()), { clock, keptSeconds: KEPT_SECONDS.counts });
  return createMetrics(async () => {
    const [read, counted] = await Promise.all([delays(), counts()]);
    return { delays: read, counts: counted };
  });
}
