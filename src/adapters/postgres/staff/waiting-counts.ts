import { sql } from 'kysely';
import type { WaitingReader, WaitingThing } from '#modules/panel/index.ts';
import { isOpenRefund } from '../money/refunds.ts';
import { openReviews } from '../money/reviews.ts';
import { waitingParts } from '../orders/waiting-orders.ts';
import { waitingAsks } from '../rituals/postponement-asks.ts';
import { dueReports } from '../rituals/reports.ts';
import type { Queries } from '../tables/entities.ts';

/** Counts what waits for the staff, in one statement. Each count ends at `most`. */
export function createWaitingReader(queries: Queries): WaitingReader {
  return {
    async count(things, most) {
      const rowsOfThing = countedRows(queries, most);
      const counts = things.map(
        (thing) => sql`(select count(*)::int from (${rowsOfThing[thing]} limit ${most}) counted) as ${sql.id(thing)}`,
      );
      const { rows } = await sql<Partial<Record<WaitingThing, number>>>`select ${sql.join(counts)}`.execute(queries);
      return rows[0] ?? {};
    },
  };
}

/** SQL of the rows of each thing that is counted. */
function countedRows(queries: Queries, most: number) {
  // An order may wait for several reasons, and counts once. At most `most` orders are read for each reason.
  const reasons = waitingParts(queries).map((part) => sql`(select distinct order_id from (${part}) reason limit ${most})`);
  return {
    orders: sql`select order_id from (${sql.join(reasons, sql` union `)}) waiting`,
    wishes: waitingAsks(queries),
    reviews: openReviews(queries),
    refundAsks: queries.selectFrom('refund_asks').select('id').where(sql<boolean>`state = 'open'`),
    refunds: queries.selectFrom('refunds').select('id').where(isOpenRefund),
    consultations: queries.selectFrom('consultations').select('id').where('answered_at', 'is', null),
    reports: dueReports(queries),
  } satisfies Record<WaitingThing, unknown>;
}
