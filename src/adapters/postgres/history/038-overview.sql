-- Finds the money of some days in the ledger, and the orders that were placed in them, without reading all.

create index ledger_paid_at on ledger (at) where kind = 'order_paid';
create index ledger_refunded_at on ledger (at) where kind = 'refund_confirmed';
create index orders_placed on orders (created_at) include (status, receipt_number);
