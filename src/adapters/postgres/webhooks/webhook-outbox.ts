import { sql } from 'kysely';
import type { OrderEvent } from '#modules/webhooks/index.ts';
import type { Queries } from '../tables/entities.ts';

/**
 * Stores an event of an order for each webhook of its partner that asks for such events, in the transaction of the fact; nothing for an
 * order without a partner who has webhooks. The lock of the order's row makes the numbers of deliveries follow the order's versions.
 */
export async function storeEvent(queries: Queries, event: OrderEvent | undefined): Promise<void> {
  if (!event) return;
  const { orderId, type, at, data } = event;
  await sql`
    with moved as (
      update orders set event_version = event_version + 1
        where id = ${orderId}::uuid and exists (select from webhooks where webhooks.partner = orders.partner)
        returning id, partner, event_version,
          case when filed_by = partner then jsonb_strip_nulls(jsonb_build_object(
            'clientReference', client_reference, 'metadata', nullif(client_metadata, '{}'))) else '{}' end as filing
    )
    insert into webhook_deliveries (id, webhook_id, event_id, type, order_id, version, at, data, state, attempts, next_attempt_at, created_at, tries)
      select gen_random_uuid(), webhooks.id, ${crypto.randomUUID()}::uuid, ${type}::text, moved.id, event_version, ${at}::timestamptz,
        ${JSON.stringify(data)}::jsonb || filing, 'waiting', 0, ${at}::timestamptz, ${at}::timestamptz, '[]'
        from moved join webhooks on webhooks.partner = moved.partner and webhooks.types @> to_jsonb(${type}::text)
  `.execute(queries);
}
