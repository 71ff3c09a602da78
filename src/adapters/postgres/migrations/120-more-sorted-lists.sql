-- Open refunds by sum and by what they wait for, requests for consultations by whether they are answered, clients of a language; what is
-- seldom among movements of money.

create index refunds_open_total on refunds (amount_usd_cents, requested_at, id) where state not in ('confirmed', 'rejected');
create index refunds_open_wait on refunds ((case when state = 'sent' then 3 when state = 'requested' and source_kind = 'coin' then 0
  when state = 'requested' and asked_at is not null then 2 else 1 end), requested_at, id) where state not in ('confirmed', 'rejected');
create index consultations_by_answer on consultations (((answered_at is not null)::int), requested_at, id);
create index users_clients_language on users (language, created_at desc, id desc)
  where role = 'customer' and suspended_role is null and closed_at is null;
create index money_movements_seldom on money_movements (at) include (order_id, kind, way) where kind <> 'came' or way = 'hand';
