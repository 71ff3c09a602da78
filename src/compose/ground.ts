import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '#kernel/clock.ts';
import type { NewId } from '#kernel/ids.ts';
import type { Database } from '../adapters/postgres/database.ts';
import type { Seal } from '../adapters/postgres/engine/seal.ts';
import type { Metrics } from '../adapters/prometheus/metrics.ts';
import type { Config } from '../config/read-config.ts';
import type { RateLimiter } from '../http/requests/rate-limits.ts';

/** What every part of the composition needs. */
export interface Ground {
  readonly config: Config;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly database: Database;
  /** Encrypts messages that carry secrets. */
  readonly seal: Seal;
  /** Undefined when rate limits are off. */
  readonly rateLimiter: RateLimiter | undefined;
  /** Undefined when nobody reads the shop's numbers. */
  readonly metrics: Metrics | undefined;
  /** The log of the server; it exists once the server has been built. */
  readonly log: () => FastifyBaseLogger;
}
