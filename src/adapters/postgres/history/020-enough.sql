-- The least amount that makes a payment whole, and a way from a payment to the notices that named it.

-- Null for payments that were opened before a shortfall could be tolerated: only the expected amount is enough.
alter table payments add column enough numeric(40,0);
create index gateway_notices_own on gateway_notices (payment_id) where payment_id is not null;
