import { sql } from 'kysely';
import type { PaymentReader } from '#modules/payments/index.ts';
import type { Queries } from '../tables/entities.ts';
import { firstAs, rowsOf } from '../tables/rows.ts';
import { claimedPayment, createCheckMarks } from './check-times.ts';
import { openedOnly, toPayment } from './payment-rows.ts';

/** A claim keeps every fourth place for payments that are not likely to move, so that they are checked however many others are due. */
const PLACES_FOR_EACH_UNLIKELY = 4;

export function createPaymentReader(queries: Queries): PaymentReader {
  return {
    find: (id) => firstAs(rowsOf(queries, 'payments', { id }), (row) => openedOnly(toPayment(row))),
    async claimCheck(id, notSince, now) {
      const claimed = await queries
        .updateTable('payments')
        .set({ looked_at: now, ...claimedPayment(now, sql`${now}::timestamptz`) })
        .where('id', '=', id)
        .where((row) => row.or([row('checked_at', 'is', null), row('checked_at', '<=', notSince)]))
        .returning('id')
        .executeTakeFirst();
      return claimed !== undefined;
    },
    async claimDue(now, limit) {
      const due = (db: Queries, isLikely: boolean) =>
        db
          .selectFrom('payments')
          .select('id')
          .where('is_likely', '=', isLikely)
          .where('next_check_at', '<=', now)
          .orderBy('next_check_at')
          .forUpdate()
          .skipLocked();
      const placesOfLikely = limit - Math.floor(limit / PLACES_FOR_EACH_UNLIKELY);
      const placesLeft = sql<number>`${limit}::int - (select count(*)::int from likely)`;
      // In Kysely's types a query of `with` may also read the ones before it; the casts leave `due` with the tables alone.
      const rows = await queries
        .with('likely', (db) => due(db as Queries, true).limit(placesOfLikely))
        .with('others', (db) => due(db as unknown as Queries, false).limit(placesLeft))
        .updateTable('payments')
        .set(claimedPayment(now, sql`greatest(created_at, looked_at)`))
        .where('id', 'in', sql<string>`(select id from likely union all select id from others)`)
        .returningAll()
        .execute();
      return rows.flatMap((row) => openedOnly(toPayment(row)) ?? []);
    },
    ...createCheckMarks(queries, 'payments'),
  };
}
