-- What became of the money of paid checkouts, and the names under which gateways tell of it.

alter table card_sessions add column gateway_payment_id text, add column money jsonb;
create index card_sessions_payment on card_sessions (gateway, gateway_payment_id) where gateway_payment_id is not null;
