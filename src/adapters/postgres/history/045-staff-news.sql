-- What happened in the shop, numbered for the staff, and which letters each member wants and was sent.

-- A payment whose review has a further reason is news again: `round` counts its reasons.
create table staff_events (
  seq bigserial primary key,
  topic text not null check (topic in ('orders', 'money', 'consultations')),
  subject_id uuid not null,
  round integer not null,
  order_id uuid,
  found_at timestamptz(3) not null
);
create unique index staff_events_once on staff_events (topic, subject_id, round);
create index staff_events_found_at on staff_events (found_at);

create table staff_letters (
  user_id uuid primary key references users on delete cascade,
  chosen jsonb,
  told bigint not null,
  hour_began timestamptz(3),
  letters integer not null
);

-- What the shop already had is no news.
insert into staff_events (topic, subject_id, round, order_id, found_at)
  select 'orders', order_id, 0, order_id, now() from ledger where kind = 'order_paid' and at > now() - interval '3 days'
  on conflict do nothing;
insert into staff_events (topic, subject_id, round, order_id, found_at)
  select 'money', id, cardinality(reviews), order_id, now() from payments where reviews <> '{}';
insert into staff_events (topic, subject_id, round, order_id, found_at)
  select 'money', id, cardinality(reviews), order_id, now() from card_payments where reviews <> '{}';
insert into staff_events (topic, subject_id, round, order_id, found_at)
  select 'money', id, 0, order_id, now() from refund_asks where state = 'open';
insert into staff_events (topic, subject_id, round, order_id, found_at)
  select 'consultations', id, 0, null, now() from consultations where requested_at > now() - interval '3 days';
