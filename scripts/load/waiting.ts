import { sql } from 'kysely';
import type { Queries } from '../../src/adapters/postgres/tables/entities.ts';

/** Of so many completed orders one has money to review, another a wish for a refund, another an open refund, and another words of its customer. */
const ONE_OF = 20;
/** The log is written by so many statements, each within the time limit of a statement on a slow machine. */
const PARTS = 100;

/** What waits for the staff in a shop of which some completed orders were never looked after, and a log of what they did. */
export async function fillWithWaiting(queries: Queries): Promise<void> {
  await sql`update payments set reviews = '{underpaid}' from orders
    where orders.id = order_id and orders.number % ${ONE_OF}::int = 0 and orders.status = 'completed'`.execute(queries);
  await sql`insert into refund_asks (id, order_id, asked_at, state)
    select gen_random_uuid(), id, created_at + interval '1 day', 'open' from orders
    where number % ${ONE_OF}::int = 2 and status = 'completed'`.execute(queries);
  await sql`insert into refunds (id, order_id, source_kind, source_id, gateway, amount_usd_cents, coin, units, reason, requested_by, requested_at, state)
    select gen_random_uuid(), order_id, 'coin', payments.id, gateway, amount_usd_cents, coin, expected, 'load', 'load',
      payments.created_at + interval '1 day', 'requested'
    from payments join orders on orders.id = order_id where number % ${ONE_OF}::int = 3 and status = 'completed'`.execute(
    queries,
  );
  await sql`insert into order_feedback (order_id, mark, text, written_at, version)
    select id, 5, 'load', created_at + interval '40 days', 1 from orders
    where number % ${ONE_OF}::int = 4 and status = 'completed'`.execute(queries);
  for (let part = 0; part < PARTS; part++) await logPart(queries, part);
}

/** A line for each order. */
async function logPart(queries: Queries, part: number): Promise<void> {
  await sql`insert into staff_actions (id, at, actor_id, actor_role, action, subject_kind, subject_id, after)
    select gen_random_uuid(), created_at + interval '1 hour', md5((number % 7)::text)::uuid, 'administrator',
      case when number % 2 = 0 then 'order.note' else 'client.read' end, case when number % 2 = 0 then 'order' else 'client' end,
      id::text, '{"note": "called"}' from orders where number % ${PARTS}::int = ${part}::int`.execute(queries);
}
