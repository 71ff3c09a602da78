-- Jobs that one instance at a time runs, and an index by which orders are found that nobody paid in time.

create table jobs (
  name text primary key,
  next_run_at timestamptz(3) not null,
  attempts int not null,
  done_at timestamptz(3),
  failed_at timestamptz(3),
  failure text
);
create index orders_pending on orders (created_at, id) where status = 'pending';
