-- What people decide about money: reviews, payments confirmed by hand, wishes for refunds, and refunds.

create table review_decisions (
  id uuid primary key,
  order_id uuid not null references orders,
  subject_id uuid not null,
  reasons text[] not null,
  received numeric(40,0) not null,
  confirmed numeric(40,0) not null,
  note text not null,
  decided_by text not null,
  decided_at timestamptz(3) not null
);
create index review_decisions_subject on review_decisions (subject_id);
create index review_decisions_order on review_decisions (order_id);
create index payments_reviewed on payments (created_at) where reviews <> '{}';
create index card_payments_reviewed on card_payments (received_at) where reviews <> '{}';

create table hand_payments (
  id uuid primary key,
  order_id uuid not null unique references orders,
  method text not null check (method in ('card', 'manual')),
  amount_usd_cents bigint not null check (amount_usd_cents > 0),
  reference text not null,
  confirmed_by text not null,
  confirmed_at timestamptz(3) not null
);

create table refund_asks (
  id uuid primary key,
  order_id uuid not null unique references orders,
  asked_at timestamptz(3) not null,
  state text not null check (state in ('open', 'granted', 'declined')),
  answered_by text,
  note text
);
create index refund_asks_open on refund_asks (asked_at) where state = 'open';

create table refunds (
  id uuid primary key,
  order_id uuid not null references orders,
  source_kind text not null check (source_kind in ('coin', 'card', 'hand')),
  source_id uuid not null,
  gateway text not null,
  amount_usd_cents bigint not null check (amount_usd_cents >= 0),
  coin text,
  units numeric(40,0) check (units > 0),
  reason text not null,
  requested_by text not null,
  requested_at timestamptz(3) not null,
  state text not null check (state in ('requested', 'addressed', 'sent', 'confirmed', 'rejected')),
  address text,
  reference text,
  sent_by text,
  sent_at timestamptz(3),
  confirmed_by text,
  confirmed_at timestamptz(3),
  rejected_by text,
  rejected_at timestamptz(3),
  why text,
  link_hash text unique,
  link_until timestamptz(3),
  check ((source_kind = 'coin') = (coin is not null) and (coin is null) = (units is null)),
  check (state <> 'addressed' or address is not null),
  check (state not in ('sent', 'confirmed') or (reference is not null and sent_by is not null and sent_at is not null)),
  -- Whatever the code above it does, a second person has seen that the money was sent.
  check (state <> 'confirmed' or (confirmed_by is not null and confirmed_by <> sent_by))
);
create index refunds_order on refunds (order_id);
create index refunds_source on refunds (source_id);
create index refunds_newest on refunds (requested_at desc);
create index payments_address on payments (lower(address));
create index orders_waiting on orders (created_at) where status = 'waiting';
