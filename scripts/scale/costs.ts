import { runSql } from '../../test/support/sql.ts';

/** What a statement cost on average: blocks of 8 kB that it touched, and milliseconds. */
export interface Cost {
  readonly text: string;
  readonly calls: number;
  readonly blocks: number;
  readonly ms: number;
}

export type Costs = ReadonlyMap<string, Cost>;

/** A statement whose cost grew with the shop; `reason` when it may. */
export interface Growth {
  readonly id: string;
  readonly before: Cost;
  readonly after: Cost;
  readonly reason?: string | undefined;
}

/** Statements that may cost more in a larger shop: by a part of their text, why, and how many times as much. */
export interface MayGrow {
  readonly text: RegExp;
  readonly why: string;
  readonly times: number;
}

/** Any other statement may cost so many times as much. */
const MOST_TIMES = 2;
/** Up to so many blocks (640 kB) nothing is judged: one more level in all indexes of a payment costs as many. */
const NOT_JUDGED = 80;

/** Forgets what was counted, and tells the planner how much there is now. */
export async function countAnew(url: string): Promise<void> {
  await runSql(url, 'vacuum (analyze)');
  await runSql(url, 'select pg_stat_statements_reset()');
}

/** What the statements cost since then, but for those that frame transactions, change settings or tables, or prepare the measurement. */
export async function readCosts(url: string): Promise<Costs> {
  const rows = await runSql<Cost & { id: string }>(
    url,
    `select queryid::text as id, min(query) as text, sum(calls)::float8 as calls, (sum(total_exec_time) / sum(calls))::float8 as ms,
        (sum(shared_blks_hit + shared_blks_read + temp_blks_read + temp_blks_written) / sum(calls))::float8 as blocks
      from pg_stat_statements where dbid = (select oid from pg_database where datname = current_database())
        and query !~* '^ *(set|begin|commit|rollback|show|vacuum|analyze|create|alter)'
      group by queryid`,
  );
  return new Map(rows.map(({ id, ...cost }) => [id, { ...cost, text: cost.text.replace(/\s+/g, ' ') }]));
}

/**
 * The statements that cost more than twice as many blocks as before, the worst first. Blocks are judged because they do not depend on other
 * work on the machine.
 */
export function grown(before: Costs, after: Costs, mayGrow: readonly MayGrow[]): Growth[] {
  const growths = [...after].flatMap(([id, larger]): Growth[] => {
    const smaller = before.get(id);
    if (!smaller || larger.blocks <= NOT_JUDGED || larger.blocks <= MOST_TIMES * smaller.blocks) return [];
    const declared = mayGrow.find(({ text, times }) => text.test(larger.text) && larger.blocks <= times * smaller.blocks);
    return [{ id, before: smaller, after: larger, reason: declared?.why }];
  });
  return growths.toSorted((a, b) => b.after.blocks - a.after.blocks);
}

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
