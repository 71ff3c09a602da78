-- Indexes by which orders, payments, checkouts and undelivered messages are counted by state without reading their rows.

create index orders_status on orders (status);
create index payments_state on payments (state);
create index card_sessions_state on card_sessions (state);
create index messages_undelivered on messages (state) where state in ('waiting', 'dead');
