import { sql } from 'kysely';
import type { Queries } from '../tables/entities.ts';

/** Connections of PostgreSQL. */
export interface ConnectionRoom {
  /** So many the server lets this user open to this database. */
  readonly allowed: number;
  /** So many are open to all databases, as far as this user may see them, without the one that asks. */
  readonly taken: number;
}

/** Asks PostgreSQL how many connections it allows, and how many are open. */
export async function readConnectionRoom(queries: Queries): Promise<ConnectionRoom> {
  const { rows } = await sql<ConnectionRoom>`select
    least(
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
        - coalesce(current_setting('reserved_connections', true), '0')::int,
      (select nullif(datconnlimit, -1) from pg_database where datname = current_database()),
      (select nullif(rolconnlimit, -1) from pg_roles where rolname = current_user)
    ) as allowed,
    (select count(*)::int from pg_stat_activity where datid is not null and pid <> pg_backend_pid()) as taken`.execute(queries);
  const [room] = rows;
  if (!room) throw new Error('PostgreSQL does not say how many connections it allows');
  return room;
}
