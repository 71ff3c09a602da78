import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '#kernel/clock.ts';
import type { NewId } from '#kernel/ids.ts';
import type { Database } from '../adapters/postgres/database.ts';
import type { Seal } from '../adapters/postgres/seal.ts';
import type { Config } from '../config/read-config.ts';
import type { RateLimiter } from '../http/rate-limits.ts';

/** What every part of the shop stands on. */
export interface Ground {
  readonly config: Config;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly database: Database;
  /** Enciphers messages with secrets. */
  readonly seal: Seal;
  /** Undefined: nothing is limited. */
  readonly rateLimiter: RateLimiter | undefined;
  /** The server's log, which is there once the server is. */
  readonly log: () => FastifyBaseLogger;
}
