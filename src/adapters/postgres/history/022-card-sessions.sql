-- Checkouts that a card gateway makes for one order each, and card payments that the gateway names.

-- The fixed link names no payment: its one payment of an order has an empty name.
alter table card_payments add column gateway_payment_id text not null default '';
alter table card_payments drop constraint card_payments_order_id_gateway_key;
alter table card_payments add unique (order_id, gateway, gateway_payment_id);

create table card_sessions (
  id uuid primary key,
  order_id uuid not null references orders,
  gateway text not null,
  amount_usd_cents bigint not null,
  request text not null,
  state text not null check (state in ('creating', 'open', 'processing', 'paid', 'failed', 'expired')),
  unwanted boolean not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  leased_until timestamptz(3),
  gateway_session_id text,
  url text,
  checked_at timestamptz(3),
  next_check_at timestamptz(3),
  unique (gateway, gateway_session_id),
  check (state = 'creating' or (gateway_session_id is not null and url is not null))
);
create index card_sessions_order on card_sessions (order_id);
create index card_sessions_due on card_sessions (next_check_at) where next_check_at is not null;

-- Whatever the code above it does, a payer is sent to one checkout of an order at a time.
create unique index card_sessions_one_live on card_sessions (order_id)
  where state in ('creating', 'open', 'processing') and not unwanted;
