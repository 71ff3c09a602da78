-- Customers ask for another first day, and the shop answers.

create table postponement_asks (
  id uuid primary key,
  order_id uuid not null references orders (id),
  start_date date not null,
  reason text not null,
  asked_at timestamptz(3) not null,
  state text not null check (state in ('open', 'agreed', 'declined', 'taken_back')),
  ended_at timestamptz(3),
  answered_by uuid,
  answer text not null,
  check ((state = 'open') = (ended_at is null))
);
create index postponement_asks_order on postponement_asks (order_id, asked_at);

-- Whatever the code above it does, one wish of an order is open at most.
create unique index postponement_asks_open on postponement_asks (order_id) where state = 'open';
