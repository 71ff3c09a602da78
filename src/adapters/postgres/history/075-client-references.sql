-- What the books of a partner know an order by. The index decides which of two orders gets a reference, and finds one by it.

alter table orders add column filed_by text, add column client_reference text, add column client_metadata jsonb,
  add constraint orders_filed check (filed_by is not null or (client_reference is null and client_metadata is null));
create unique index orders_client_reference on orders (client_reference, filed_by) where client_reference is not null;

-- For erasures.
create index webhook_deliveries_with_metadata on webhook_deliveries (order_id) where data -> 'metadata' is not null;
