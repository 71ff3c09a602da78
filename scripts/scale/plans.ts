import { readFile } from 'node:fs/promises';

/** Lines of a plan that are kept. */
const LONGEST_PLAN = 60;

/** The settings by which PostgreSQL writes the plan of whatever takes longer than `auto_explain.log_min_duration` into its log; until that is set, it writes none. */
export const EXPLAINING = {
  shared_preload_libraries: 'pg_stat_statements,auto_explain',
  compute_query_id: 'on',
  'pg_stat_statements.max': '10000',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_buffers': 'on',
  'auto_explain.log_verbose': 'on',
} as const;

/** The plan of each statement, the longest run of each, from the log of PostgreSQL. */
export async function readPlans(log: string): Promise<ReadonlyMap<string, string>> {
  const plans = new Map<string, { ms: number; plan: string }>();
  // An entry begins at the left margin; its further lines begin with a tab.
  for (const entry of (await readFile(log, 'utf8')).split(/\n(?=\S)/)) {
    const ms = Number(/duration: ([\d.]+) ms +plan:/.exec(entry)?.[1]);
    const id = /Query Identifier: (-?\d+)/.exec(entry)?.[1];
    // An entry without a plan has no time: `ms` is then NaN, and the comparison false.
    if (!id || !(ms > (plans.get(id)?.ms ?? 0))) continue;
    // The first line tells the time; the text and the columns are no part of what is looked for.
    const lines = entry.split('\n').filter((line) => !/^\t\s*(Output|Query Text|Query Identifier):/.test(line));
    const plan = lines.slice(1, LONGEST_PLAN + 1).map((line) => line.replace(/^\t/, ''));
    plans.set(id, { ms, plan: plan.join('\n') });
  }
  return new Map([...plans].map(([id, { plan }]) => [id, plan]));
}
