import { sql } from 'kysely';
import { type Delivery, MOST_TRIES, type WebhookStore } from '#modules/webhooks/index.ts';
import type { Queries } from '../tables/entities.ts';
import { firstAs, rowsOf } from '../tables/rows.ts';
import { toDelivery } from './webhook-rows.ts';

export function findDelivery(queries: Queries, webhookId: string, id: string): Promise<Delivery | undefined> {
  return firstAs(rowsOf(queries, 'webhook_deliveries', { webhook_id: webhookId, id }), toDelivery);
}

/** Changes of deliveries: how their tries ended, and that they are sent again. */
export function createDeliveryChanges(queries: Queries): Pick<WebhookStore, 'mark' | 'redeliver' | 'redeliverDead'> {
  return {
    async mark(marks, at) {
      const rows = marks.map(({ id, attempts, state, nextAttemptAt: due, tried }) => ({ id, attempts, state, due, tried }));
      // Only what is still claimed by the same attempt is marked. The deliveries of the same order that wait behind one that failed wait as
      // long as it does, so that no claim looks at them; those behind a success, or behind one that was given up, are due at once. A success
      // at the first try put nobody off. `tries - 0` leaves out the oldest try.
      await sql`
        with marks as (
          select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
            as marks (id uuid, attempts int, state text, due timestamptz, tried jsonb)
        ), ended as (
          update webhook_deliveries claimed set state = marks.state, next_attempt_at = marks.due, leased_until = null,
            delivered_at = case marks.state when 'delivered' then ${at}::timestamptz end,
            tries = case when jsonb_array_length(tries) >= ${MOST_TRIES}::int then tries - 0 else tries end || jsonb_build_array(marks.tried)
          from marks where claimed.id = marks.id and claimed.attempts = marks.attempts and claimed.state = 'waiting' and leased_until is not null
          returning claimed.id, webhook_id, order_id, claimed.attempts, claimed.state, marks.due
        )
        update webhook_deliveries behind set next_attempt_at = coalesce(ended.due, ${at}::timestamptz)
          from ended
          where (ended.state <> 'delivered' or ended.attempts > 1) and behind.webhook_id = ended.webhook_id and behind.order_id = ended.order_id
            and behind.id <> ended.id and behind.state = 'waiting' and behind.leased_until is null
      `.execute(queries);
    },
    async redeliver(webhookId, id, at) {
      // A delivery that was over gets a new number, and so comes behind all that wait. One that is under way stays as it is.
      const row = await queries
        .updateTable('webhook_deliveries')
        .set({
          state: 'waiting',
          delivered_at: null,
          next_attempt_at: at,
          seq: sql<number>`case state when 'waiting' then seq else nextval(pg_get_serial_sequence('webhook_deliveries', 'seq')) end`,
          attempts: sql<number>`case state when 'waiting' then attempts else 0 end`,
        })
        .where('webhook_id', '=', webhookId)
        .where('id', '=', id)
        .where('leased_until', 'is', null)
        .returningAll()
        .executeTakeFirst();
      return row ? toDelivery(row) : findDelivery(queries, webhookId, id);
    },
    async redeliverDead(webhookId, since, limit, at) {
      // `numbered` gives the new numbers before the update takes the rows in any order: as the events happened, and those of an order by their
      // versions, whatever their clocks say. The old numbers do not tell: a delivery that was sent again alone has got one behind later events.
      const { numAffectedRows = 0n } = await sql`
        with dead as (
          select id, order_id, version, created_at from webhook_deliveries
            where webhook_id = ${webhookId}::uuid and state = 'dead' and created_at >= ${since}::timestamptz
            order by created_at, version limit ${limit}::int for update
        ), in_order as (
          select id from dead order by max(created_at) over (partition by order_id order by version), version
        ), numbered as materialized (select id, nextval(pg_get_serial_sequence('webhook_deliveries', 'seq')) as seq from in_order)
        update webhook_deliveries again set state = 'waiting', attempts = 0, delivered_at = null, seq = numbered.seq,
          next_attempt_at = ${at}::timestamptz
          from numbered where again.id = numbered.id
      `.execute(queries);
      return Number(numAffectedRows);
    },
  };
}
