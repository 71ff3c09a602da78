import { readConnectionLimit } from '../adapters/postgres/engine/connection-limit.ts';
import type { Ground } from './ground.ts';

/** Connections that are left free beside all pools, to bring the tables up to date and for a command of the operator. */
const BESIDE_POOL = 3;

/** Logs for how many instances PostgreSQL has connections, as a warning when they do not suffice for this one. The embedded database needs none. */
export async function logConnectionLimit({ config, database, log }: Pick<Ground, 'config' | 'database' | 'log'>): Promise<void> {
  if ('folder' in config.database) return;
  const { poolSize } = config.database;
  const { allowed, taken } = await readConnectionLimit(database.queries);
  const instances = Math.max(0, Math.floor((allowed - BESIDE_POOL) / poolSize));
  const isScarce = instances === 0 || taken + poolSize > allowed;
  const facts = { allowed, taken, pool: poolSize, instances };
  if (isScarce) {
    log.warn(
      facts,
      'PostgreSQL has too few connections for DATABASE_POOL: raise max_connections or the narrower limit of the database or the role, or make the pool smaller',
    );
  } else {
    log.info(facts, 'PostgreSQL has connections for so many instances');
  }
}
