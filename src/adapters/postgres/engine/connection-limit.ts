import { sql } from 'kysely';
import type { Queries } from '../tables/entities.ts';

/** Connections that PostgreSQL allows, by the limit that leaves the fewest: of the server, of this database or of this user. */
interface ConnectionLimit {
  readonly allowed: number;
  /**
   * How many of those that this limit counts are open, without the one that asks. A worker of PostgreSQL's own, such as an autovacuum, counts
   * as well: of another user's process only a superuser sees what it is.
   */
  readonly taken: number;
}

/** Asks PostgreSQL how many connections it allows, and how many are open. */
export async function readConnectionLimit(queries: Queries): Promise<ConnectionLimit> {
  const { rows } = await sql<ConnectionLimit>`with open as (
      select datname, usename from pg_stat_activity where datid is not null and pid <> pg_backend_pid()
    ), limits (allowed, taken) as (
      select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
          - coalesce(current_setting('reserved_connections', true), '0')::int,
        (select count(*)::int from open)
      union all select datconnlimit, (select count(*)::int from open where open.datname = current_database())
        from pg_database where datname = current_database() and datconnlimit >= 0
      union all select rolconnlimit, (select count(*)::int from open where open.usename = current_user)
        from pg_roles where rolname = current_user and rolconnlimit >= 0
    )
    select allowed, taken from limits order by allowed - taken limit 1`.execute(queries);
  const [fewest] = rows;
  if (!fewest) throw new Error('PostgreSQL does not say how many connections it allows');
  return fewest;
}
