import { sql } from 'kysely';
import type { Counter } from '#kernel/counter.ts';
import { ShopError } from '#kernel/errors.ts';
import type { Seal } from '../engine/seal.ts';
import type { Queries } from '../tables/entities.ts';

// One table serves several ports, each declared with only what its part of the shop calls: `Counter` of the kernel, `RateLimiter` and `CountRequest`
// of the server's requests, `Limiter` of `auth`, what the sandbox's access asks for, and `GatewayCalls` of `payments`, whose adapter is
// `../payments/gateway-calls.ts`. All of them count by `addHits`. Each bucket is counted with one window, and none is longer than a day:
// `forget-old.ts` deletes the rows after two. Only `Counter` has the names of its buckets hashed here; the others hand over names that tell
// of nobody.

/** How many hits a bucket's window has had, and the seconds until it ends. */
interface Hits {
  readonly hits: number;
  readonly wait: number;
}

/** Counts hits within windows, atomically across all instances. */
export function createCounter(queries: Queries, seal: Pick<Seal, 'hash'>): Counter {
  const counted = async (name: string, seconds: number, most: number): Promise<Hits> => {
    const bucket = seal.hash(name);
    // A bucket that is full already is only read, so that a flood writes nothing.
    const { rows } = await sql<Hits>`
      select hits, ${secondsLeft(seconds)} as wait from rate_limits
      where bucket = ${bucket} and hits > ${most} and window_start > now() - make_interval(secs => ${seconds})
    `.execute(queries);
    return rows[0] ?? addHits(queries, bucket, seconds);
  };
  return {
    count: async (...asked) => (await counted(...asked)).hits,
    async limit(name, seconds, most) {
      const { hits, wait } = await counted(name, seconds, most);
      if (hits > most) throw new ShopError('rate_limited', { retryAfterSeconds: wait });
    },
  };
}

/** Counts outside of transactions. */
export function createHits(queries: Queries) {
  return {
    /** Counts a hit in the bucket's window. Returns 0 when it is within `limit`, otherwise the seconds until the window ends. */
    async limit(bucket: string, limit: number, windowSeconds: number): Promise<number> {
      const { hits, wait } = await addHits(queries, bucket, windowSeconds);
      return hits > limit ? wait : 0;
    },
    /** Counts hits in the bucket's window, or takes them back, and tells how many there are and the seconds until the window ends. */
    add: (bucket: string, windowSeconds: number, added?: number) => addHits(queries, bucket, windowSeconds, added),
    /** Reads the hits that each bucket has had in its present window, without counting one. */
    async of(buckets: readonly string[], windowSeconds: number): Promise<number[]> {
      const rows = await queries
        .selectFrom('rate_limits')
        .select(['bucket', 'hits'])
        .where('bucket', 'in', buckets)
        .where('window_start', '>', sql<Date>`now() - make_interval(secs => ${windowSeconds})`)
        .execute();
      const hits = new Map(rows.map((row) => [row.bucket, row.hits]));
      return buckets.map((bucket) => hits.get(bucket) ?? 0);
    },
  };
}

/**
 * Adds hits to a bucket's window, which begins anew once its time is over. Returns how many hits it has then, and the seconds until it ends.
 * One statement, so that instances that count at the same time lose no hit.
 */
export async function addHits(queries: Queries, bucket: string, windowSeconds: number, added = 1): Promise<Hits> {
  const ended = sql`rate_limits.window_start <= now() - make_interval(secs => ${windowSeconds})`;
  const { rows } = await sql<Hits>`
    insert into rate_limits (bucket, window_start, hits) values (${bucket}, now(), ${added}::int)
    on conflict (bucket) do update set
      hits = case when ${ended} then ${added}::int else rate_limits.hits + ${added}::int end,
      window_start = case when ${ended} then now() else rate_limits.window_start end
    returning hits, ${secondsLeft(windowSeconds)} as wait
  `.execute(queries);
  return rows[0] ?? { hits: 0, wait: 1 };
}

/**
 * SQL of the seconds until a bucket's window ends. `now()` is the start of this transaction; a window that began after it would seem to last
 * longer than it does.
 */
function secondsLeft(windowSeconds: number) {
  const left = sql`ceil(extract(epoch from window_start + make_interval(secs => ${windowSeconds}) - now()))::int`;
  return sql<number>`least(greatest(1, ${left}), ${windowSeconds}::int)`;
}
