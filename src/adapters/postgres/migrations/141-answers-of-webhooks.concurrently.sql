-- The erasure of an order finds what partners' programs have answered about it.

drop index concurrently if exists webhook_deliveries_tried;
create index concurrently webhook_deliveries_tried on webhook_deliveries (order_id) where tries <> '[]';
