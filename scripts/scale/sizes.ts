import { runSql } from '../../test/support/sql.ts';

export interface TableSize {
  readonly table: string;
  readonly rows: number;
  /** With its indexes and long texts. */
  readonly bytes: number;
}

/** What each table with rows takes on disk, the largest first. */
export async function readSizes(url: string): Promise<TableSize[]> {
  return runSql<TableSize>(
    url,
    `select relname as table, reltuples::float8 as rows, pg_total_relation_size(oid)::float8 as bytes from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > 0 order by bytes desc`,
  );
}
