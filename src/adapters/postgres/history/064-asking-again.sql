-- A customer may ask for the rest of an order's money after a part of it went back; one wish of an order is open.

alter table refund_asks drop constraint refund_asks_order_id_key;
create unique index refund_asks_one_open on refund_asks (order_id) where state = 'open';
create index refund_asks_order on refund_asks (order_id, asked_at);
