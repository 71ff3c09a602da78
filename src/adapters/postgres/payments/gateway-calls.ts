import { sql } from 'kysely';
import type { GatewayCalls } from '#modules/payments/index.ts';
import type { Queries } from '../tables/entities.ts';

/** Counts the calls of one `bucket` in windows of one second, in the table of the rate limits, so that all instances share them. */
export function createGatewayCalls(queries: Queries, perSecond: number, bucket: string): GatewayCalls {
  return {
    async take(wanted) {
      const ended = sql`rate_limits.window_start <= now() - interval '1 second'`;
      const { rows } = await sql<{ hits: number }>`
        insert into rate_limits (bucket, window_start, hits) values (${bucket}, now(), ${wanted}::int)
        on conflict (bucket) do update set
          hits = case when ${ended} then ${wanted}::int else rate_limits.hits + ${wanted}::int end,
          window_start = case when ${ended} then now() else rate_limits.window_start end
        returning hits
      `.execute(queries);
      const before = (rows[0]?.hits ?? 0) - wanted;
      return Math.min(wanted, Math.max(0, perSecond - before));
    },
  };
}
