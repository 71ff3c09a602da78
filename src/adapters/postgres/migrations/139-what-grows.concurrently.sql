-- The orders that were placed before an instant and whose money moved after it are few among all; the sums of a partner's month are read from
-- indexes alone, and its movements from those of the partner's orders whose money has moved since.

drop index concurrently if exists orders_money_between;
create index concurrently orders_money_between on orders using gist (tstzrange(created_at, greatest(created_at, money_moved_at), '[]'))
  where money_moved_at is not null;
drop index concurrently if exists orders_partner_sums;
create index concurrently orders_partner_sums on orders (partner, created_at) include (status, total_cents, id) where partner is not null;
drop index concurrently if exists orders_partner_moved;
create index concurrently orders_partner_moved on orders (partner, money_moved_at) include (id) where partner is not null;
