import { sql } from 'kysely';
import type { Queries } from '../../src/adapters/postgres/tables/entities.ts';

/** The columns of every participant from `birth_date` to `is_gotra_unknown`. */
const SAME_BIRTH = "'1980-01-02', '', '', 'Казань', '', '', '', ''";
/** How many idempotency keys and how many counters of rate limits are there; both are kept for a day or two. */
const OF_A_DAY = 2000;

/**
 * Fills in what a shop with these orders also keeps: letters, notices, events, plans and people, reports, notes of rites, sessions and
 * sign-ins, payments by card and by hand, decisions about money, and the keys and counters of a day. Copies real letters, so at least three
 * must have been written before.
 */
export async function fillAround(queries: Queries): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(queries);
}

const STATEMENTS = [
  // Three letters for each order that was paid, each with the text of one of the first letters that the shop has written.
  `insert into messages (id, channel, recipient, about, topic, subject, text, html, language, created_at, state, attempts, sent_at)
    select gen_random_uuid(), 'email', customer_email, orders.id, real.topic, real.subject, real.text, real.html, orders.language,
      orders.created_at, 'sent', 1, orders.created_at
    from orders cross join (select topic, subject, text, html from messages
      where channel = 'email' and html <> '' order by created_at limit 3) real
    where orders.receipt_number is not null and not exists (select from messages old where old.about = orders.id)`,
  // Three notices for each payment. Their texts are kept for 90 days, so older ones have none.
  `insert into gateway_notices (gateway, event_key, gateway_payment_id, payment_id, received_at, body_sha256, body)
    select gateway, md5(id::text || nth), gateway_payment_id, id, created_at + nth * interval '1 minute', repeat(md5(id::text), 2),
      case when created_at > now() - interval '89 days' then repeat(md5(id::text), 20) end
    from payments cross join generate_series(1, 3) nth where gateway_payment_id like 'load-%'`,
  // What partners' programs are told is kept for a month.
  `insert into partner_events (id, is_listed, partner, order_id, type, version, at, data)
    select gen_random_uuid(), true, partner, id, 'order.paid', 1, created_at, jsonb_build_object('id', id, 'status', status)
    from orders where partner is not null and created_at > now() - interval '30 days'`,
  `insert into order_changes (order_id, partner, changed_at) select id, partner, created_at from orders where partner is not null
    on conflict do nothing`,
  `insert into plans (id, user_id, start_date, special_wishes, participants, moves, updated_at)
    select gen_random_uuid(), id, current_date + 10, 'load', '', 0, created_at from users where email like 'client-%' on conflict do nothing`,
  `insert into participants (id, user_id, name, relation, birth_date, birth_time, is_time_uncertain, birth_place, birth_nakshatra,
      birth_rashi, gotra, is_gotra_unknown, read_as, consent_version, consent_given_at, version)
    select gen_random_uuid(), id, 'Load', 'sister', ${SAME_BIRTH}, '', '1', now(), 1 from users where email like 'client-%'`,
  `insert into reports (order_id, position, text, day, place, version, saved_at, saved_by, sent_at)
    select order_id, position, repeat('Yajna ', 100), start_date, 'Varanasi', 1, performed_at, gen_random_uuid(), performed_at
    from order_items join orders on orders.id = order_id
    where status = 'completed' and performed_at is not null and number % 10 = 2 on conflict do nothing`,
  // Two parts of each ritual that has a report.
  `insert into rite_notes (id, order_id, position, kind, day, part, name, name_en, noted_at, arrived_at, noted_by)
    select gen_random_uuid(), order_id, position, 'part', day, part, 'Часть', 'Part', saved_at, saved_at, saved_by
    from reports cross join unnest('{sankalpa,purnahuti}'::text[]) part`,
  `insert into auth_events (id, at, event, subject)
    select gen_random_uuid(), created_at + nth * interval '1 day', 'ok', repeat(md5(id::text), 2)
    from users cross join generate_series(1, 5) nth where email like 'client-%'`,
  `insert into sessions (id, user_id, token_hash, created_at, last_used_at, device)
    select gen_random_uuid(), id, md5(id::text), now() - interval '1 day', now() - interval '1 hour', 'Firefox'
    from users where email like 'client-%'`,
  `insert into idempotency_keys (caller, operation, key, body_hash, claimed_at, result)
    select 'guest', 'createOrder', gen_random_uuid()::text, md5(nth::text), now() - interval '1 hour', jsonb_build_object('value', jsonb_build_object('id', gen_random_uuid()))
    from generate_series(1, ${OF_A_DAY}) nth`,
  `insert into rate_limits (bucket, window_start, hits) select md5(nth::text), now() - interval '1 hour', 1 from generate_series(1, ${OF_A_DAY}) nth`,
  // What waited once, and what was decided about it: of twenty orders one of each kind, other ones than those of `fillWithWaiting`.
  `insert into refund_asks (id, order_id, asked_at, state, answered_by, note)
    select gen_random_uuid(), id, created_at + interval '1 day', 'declined', 'load', '' from orders where number % 20 = 5 and status = 'completed'`,
  `insert into refunds (id, order_id, source_kind, source_id, gateway, amount_usd_cents, coin, units, reason, requested_by, requested_at, state,
      address, reference, sent_by, sent_at, confirmed_by, confirmed_at)
    select gen_random_uuid(), order_id, 'coin', payments.id, gateway, 100, coin, 1000000, 'load', 'load', payments.created_at + interval '1 day',
      'confirmed', 'T', payments.id::text, 'load', payments.created_at + interval '2 days', 'other', payments.created_at + interval '3 days'
    from payments join orders on orders.id = order_id where number % 20 = 6 and status = 'completed'`,
  `insert into review_decisions (id, order_id, subject_id, reasons, received, confirmed, note, decided_by, decided_at)
    select gen_random_uuid(), order_id, payments.id, '{underpaid}', received, confirmed, 'load', 'load', payments.created_at + interval '1 day'
    from payments join orders on orders.id = order_id where number % 20 = 7 and status = 'completed'`,
  // Of twenty orders one was also paid by card, and one to its partner.
  `insert into card_payments (id, order_id, gateway, gateway_payment_id, amount_usd_cents, received_at, reviews)
    select gen_random_uuid(), id, 'stripe', 'pi_load-' || number, 100, created_at + interval '1 hour', '{}'
    from orders where number % 20 = 8 and status = 'completed'`,
  `insert into hand_payments (id, order_id, method, amount_usd_cents, state, reference, partner, before_status, before_method, confirmed_by,
      confirmed_at, settled_at)
    select gen_random_uuid(), id, 'manual', 100, 'confirmed', 'load-' || number, partner, 'pending', 'crypto', 'load',
      created_at + interval '1 hour', created_at + interval '1 hour'
    from orders where number % 20 = 10 and status = 'completed'`,
  `update payments set reviews = '{underpaid}' where id in (select subject_id from review_decisions where note = 'load')`,
];
