import { sql } from 'kysely';
import type { OrderEvent } from '#modules/webhooks/index.ts';
import type { Queries } from '../tables/entities.ts';

/**
 * Stores an event of an order for its partner, and a delivery to each webhook that asks for such events, in the transaction that stores the
 * fact; nothing for an order without a partner. The update of the order's row locks it, so that the serial numbers that the tables give
 * to its events and deliveries rise with its versions. Only the partner who filed the order is told its own reference and metadata.
 */
export async function storeEvent(queries: Queries, event: OrderEvent | undefined): Promise<void> {
  if (!event) return;
  const { orderId, type, at, data } = event;
  await sql`
    with versioned as (
      update orders set event_version = event_version + 1 where id = ${orderId}::uuid and partner is not null
        returning id, partner, event_version, jsonb_build_object('number', number) ||
          case when filed_by = partner then jsonb_strip_nulls(jsonb_build_object(
            'clientReference', client_reference, 'metadata', nullif(client_metadata, '{}'))) else '{}' end as filing
    ), event as (
      insert into partner_events (id, partner, order_id, type, version, at, data)
        select ${crypto.randomUUID()}::uuid, partner, id, ${type}::text, event_version, ${at}::timestamptz, ${JSON.stringify(data)}::jsonb || filing
          from versioned
        returning *
    )
    insert into webhook_deliveries (id, webhook_id, event_id, type, order_id, version, at, data, state, attempts, next_attempt_at, created_at, tries)
      select gen_random_uuid(), webhooks.id, event.id, event.type, event.order_id, event.version, event.at, event.data, 'waiting', 0, event.at,
        event.at, '[]'
        from event join webhooks on webhooks.partner = event.partner and webhooks.types @> to_jsonb(event.type)
  `.execute(queries);
}
