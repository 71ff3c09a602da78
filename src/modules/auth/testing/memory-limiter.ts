import type { Limiter } from '../ports.ts';

/** Counts hits in memory; every window lasts for ever. */
export function memoryLimiter() {
  const hits = new Map<string, number>();
  const limiter: Limiter = async (bucket, limit, windowSeconds) => {
    hits.set(bucket, (hits.get(bucket) ?? 0) + 1);
    return (hits.get(bucket) ?? 0) > limit ? windowSeconds : 0;
  };
  const hitsOf = async (buckets: readonly string[]) => buckets.map((bucket) => hits.get(bucket) ?? 0);
  const addHits = async (bucket: string, _: number, added: number) => {
    hits.set(bucket, (hits.get(bucket) ?? 0) + added);
    return { hits: hits.get(bucket) ?? 0 };
  };
  return { limiter, hits, hitsOf, addHits };
}
