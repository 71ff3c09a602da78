-- Where programs of partners are told of events, and the deliveries of these events.

-- Numbers the events of an order, so that a receiver can put them in order.
alter table orders add column event_version integer not null default 0;

create table webhooks (
  id uuid primary key,
  partner text not null,
  sealed text not null,
  description text not null,
  types jsonb not null,
  state text not null check (state in ('enabled', 'paused', 'disabled')),
  disabled_for text check (disabled_for in ('failing', 'gone')),
  former_until timestamptz(3),
  failing_since timestamptz(3),
  held_until timestamptz(3),
  told_at timestamptz(3),
  created_at timestamptz(3) not null,
  created_by uuid not null
);
create index webhooks_of_partner on webhooks (partner, created_at, id);

-- Which waits longer is said by seq: a delivery that is sent again goes behind the others.
create table webhook_deliveries (
  id uuid primary key,
  seq bigserial not null,
  webhook_id uuid not null references webhooks on delete cascade,
  event_id uuid not null,
  type text not null,
  order_id uuid,
  version integer not null,
  at timestamptz(3) not null,
  data jsonb not null,
  state text not null check (state in ('waiting', 'delivered', 'dead')),
  attempts integer not null,
  next_attempt_at timestamptz(3),
  leased_until timestamptz(3),
  created_at timestamptz(3) not null,
  delivered_at timestamptz(3),
  tries jsonb not null
);
create index webhook_deliveries_due on webhook_deliveries (webhook_id, next_attempt_at, seq) where state = 'waiting';
create index webhook_deliveries_in_order on webhook_deliveries (webhook_id, order_id, seq) where state = 'waiting';
create index webhook_deliveries_leased on webhook_deliveries (webhook_id) where leased_until is not null;
create index webhook_deliveries_log on webhook_deliveries (webhook_id, created_at desc, id desc);
create index webhook_deliveries_by_state on webhook_deliveries (webhook_id, state, created_at desc, id desc);
create index webhook_deliveries_created_at on webhook_deliveries (created_at);
