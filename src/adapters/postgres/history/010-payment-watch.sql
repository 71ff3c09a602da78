-- When a payer last looked at a payment, and which payments the sweep asks about first.

alter table payments add column looked_at timestamptz(3);

-- The first claim of each payment finds out whether it is still likely to move.
alter table payments add column is_likely boolean not null default true;
drop index payments_due;
create index payments_due on payments (is_likely, next_check_at) where next_check_at is not null;
