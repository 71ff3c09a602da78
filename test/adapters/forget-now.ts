import { forgetOld } from '../../src/adapters/postgres/operations/forget-old.ts';
import type { Queries } from '../../src/adapters/postgres/tables/entities.ts';

const DAY = 86_400;
/** In seconds, as the shop keeps each by default. */
const KEPT = {
  browsers: 400 * DAY,
  sessions: { absolute: 30 * DAY, idle: 14 * DAY, staff: { absolute: DAY / 2, idle: 1800 } },
  notices: 90 * DAY,
  unusedUploads: DAY,
};

/** Deletes what has had its time, as the shop does by default, at most `most` rows of a kind. Returns true when there may be more. */
export function forgetNow(queries: Queries, most?: number): Promise<boolean> {
  return forgetOld(queries, new Date(), KEPT, most);
}
