-- The notices that gateways sent, each once.

create table gateway_notices (
  gateway text not null,
  event_key text not null,
  gateway_payment_id text not null,
  payment_id uuid,
  received_at timestamptz(3) not null,
  body_sha256 text not null,
  body text,
  primary key (gateway, event_key)
);
create index gateway_notices_payment on gateway_notices (gateway, gateway_payment_id);
create index gateway_notices_received_at on gateway_notices (received_at);
