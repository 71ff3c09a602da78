import { type Selectable, sql } from 'kysely';
import type { EventStore, PartnerEvent } from '#modules/webhooks/index.ts';
import type { Queries, Tables } from '../tables/entities.ts';
import { fieldsIn } from '../tables/fields.ts';
import { allAs, rowsOf } from '../tables/rows.ts';

/** So many events get their places at a time; the next reading goes on. */
const MOST_PLACED = 1000;

export function createEventStore(queries: Queries): EventStore {
  return {
    async list(partner, after, limit) {
      // One reader of a partner at a time: the lock ends with the caller's transaction. Events get their places when they are read, so that
      // each comes after all that were read before: numbers that are given when events are stored may become visible in another order.
      await sql`select pg_advisory_xact_lock(hashtextextended(${`events of ${partner}`}, 0))`.execute(queries);
      await sql`
        with unlisted as (
          select id from partner_events where partner = ${partner} and not is_listed order by seq limit ${MOST_PLACED}::int
        ), placed as materialized (
          select id, nextval(pg_get_serial_sequence('partner_events', 'seq')) as seq from unlisted
        )
        update partner_events set seq = placed.seq, is_listed = true from placed where partner_events.id = placed.id
      `.execute(queries);
      const listed = rowsOf(queries, 'partner_events', { partner, is_listed: true });
      const following = after === undefined ? listed : listed.where('seq', '>', after);
      return allAs(following.orderBy('seq').limit(limit), toEvent);
    },
  };
}

export function toEvent(row: Selectable<Tables['partner_events']>): PartnerEvent {
  return { ...fieldsIn(row, 'id', 'orderId', 'type', 'version', 'at', 'data'), place: row.seq };
}
