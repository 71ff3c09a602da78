-- What happened to the orders of partners, whether or not a webhook is told of it.

create table partner_events (
  id uuid primary key,
  -- Given anew when the event is first listed, so that nothing is stored later before what somebody has read.
  seq bigserial not null,
  is_listed boolean not null default false,
  partner text not null,
  order_id uuid not null,
  type text not null,
  version int not null,
  at timestamptz(3) not null,
  data jsonb not null
);
create index partner_events_listed on partner_events (partner, seq) where is_listed;
create index partner_events_unlisted on partner_events (partner, seq) where not is_listed;
create index partner_events_at on partner_events (at);
-- For erasures.
create index partner_events_with_metadata on partner_events (order_id) where data -> 'metadata' is not null;
