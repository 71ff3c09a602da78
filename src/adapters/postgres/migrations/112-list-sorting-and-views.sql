-- Lists of orders by sum, and by date of a way to pay; lists as people have saved them; words of the log.

create index orders_total on orders (total_cents desc, created_at desc, id desc);
create index orders_status_total on orders (status, total_cents desc, created_at desc, id desc);
create index orders_partner_total on orders (partner, total_cents desc, created_at desc, id desc) where partner is not null;
create index orders_method_newest on orders (payment_method, created_at desc, id desc);
create index orders_method_total on orders (payment_method, total_cents desc, created_at desc, id desc);

-- A view without an owner is shared.
create table saved_views (
  id uuid primary key,
  list text not null,
  owner_id uuid references users on delete cascade,
  name text not null,
  filters jsonb not null,
  version int not null default 1,
  created_at timestamptz(3) not null
);
create index saved_views_of on saved_views (owner_id, list);

-- The log is searched by what its fields say; of a long text by its beginning.
create index staff_actions_words on staff_actions using gin (
  to_tsvector('simple', lower(left(action || ' ' || subject_id || ' ' || coalesce(before::text, '') || ' '
  || coalesce(after::text, ''), 20000) collate "und-x-icu"))
);
