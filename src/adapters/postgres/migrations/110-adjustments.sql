-- What is taken off an order beside its items, and what a change of an unpaid order changed.

-- A list of what was taken off, with why. The total is the items without it.
alter table orders add column adjustments jsonb not null default '[]'
  constraint orders_adjustments check (jsonb_typeof(adjustments) = 'array');
-- How much of the item is taken off, so that the sums of rituals are those of what was paid.
alter table order_items add column off_cents bigint not null default 0
  constraint order_items_off check (off_cents between 0 and price_cents * quantity);
-- What stood in the order before and after; null for a change of its state alone. It holds nothing of the customer.
alter table order_history add column details jsonb;
