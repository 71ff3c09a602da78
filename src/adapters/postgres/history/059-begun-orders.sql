-- Finds the orders that lack a report, the oldest first, without sorting all that are begun.

create index orders_begun on orders (created_at, id) where status in ('processing', 'ready') and erased_at is null;
