import type { GatewayCalls } from '#modules/payments/index.ts';
import { addHits } from '../operations/rate-limits.ts';
import type { Queries } from '../tables/entities.ts';

/** Counts the calls of one `bucket` in windows of one second, in the table of the rate limits, so that all instances share them. */
export function createGatewayCalls(queries: Queries, perSecond: number, bucket: string): GatewayCalls {
  return {
    async take(wanted) {
      const { hits } = await addHits(queries, bucket, 1, wanted);
      const wantedBefore = hits - wanted;
      return Math.min(wanted, Math.max(0, perSecond - wantedBefore));
    },
  };
}
