-- Catalogue, orders with their history, payments with their ledger, and what keeps requests from being answered twice.

create table services (
  id text primary key,
  slug text not null unique,
  position int not null,
  price_cents bigint not null check (price_cents >= 0),
  icon text not null,
  image_url text not null,
  name text not null,
  name_en text not null,
  description text not null,
  description_en text not null,
  features jsonb not null,
  features_en jsonb not null,
  article_intro text not null,
  article_intro_en text not null,
  article_content text not null,
  article_content_en text not null,
  article_seo_title text not null,
  article_seo_title_en text not null,
  article_seo_description text not null,
  article_seo_description_en text not null,
  article_updated_at timestamptz(3) not null
);

-- One row; every instance compares it with what it has in memory.
create table content_version (version bigint primary key);
insert into content_version values (1);

create function raise_content_version() returns trigger language plpgsql as $body$
  begin update content_version set version = version + 1; return null; end $body$;
create trigger services_changed after insert or update or delete on services
  for each statement execute function raise_content_version();

create table orders (
  id uuid primary key,
  status text not null check (status in ('pending', 'waiting', 'paid', 'processing', 'ready', 'completed', 'cancelled')),
  created_at timestamptz(3) not null,
  language text not null check (language in ('ru', 'en')),
  customer_name text,
  customer_email text,
  payment_method text not null check (payment_method in ('crypto', 'card', 'manual')),
  total_cents bigint not null check (total_cents > 0),
  special_instructions text not null,
  check ((customer_name is null) = (customer_email is null))
);
create index orders_customer_email on orders (lower(customer_email), created_at desc);

create table order_items (
  order_id uuid not null references orders,
  position int not null,
  item_id text not null,
  name text not null,
  name_en text not null,
  price_cents bigint not null check (price_cents >= 0),
  quantity int not null check (quantity > 0),
  weeks int not null check (weeks > 0),
  primary key (order_id, position)
);

create table order_history (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders,
  from_status text,
  to_status text not null,
  at timestamptz(3) not null,
  actor_kind text not null,
  actor_id text,
  reason text not null
);
create index order_history_order on order_history (order_id, at);

create table payments (
  id uuid primary key,
  order_id uuid not null references orders,
  coin text not null,
  gateway text not null,
  amount_usd_cents bigint not null,
  state text not null check (state in ('creating', 'waiting', 'confirming', 'partial', 'completed', 'expired', 'cancelled')),
  created_at timestamptz(3) not null,
  leased_until timestamptz(3),
  gateway_payment_id text,
  address text,
  qr_code_data text,
  expected numeric(40,0),
  expires_at timestamptz(3),
  received numeric(40,0) not null default 0,
  confirmed numeric(40,0) not null default 0,
  late boolean not null default false,
  overpaid boolean not null default false,
  review text,
  checked_at timestamptz(3),
  next_check_at timestamptz(3),
  unique (gateway, gateway_payment_id),
  check (state = 'creating' or (address is not null and expected is not null and expires_at is not null and gateway_payment_id is not null))
);
create index payments_order on payments (order_id, created_at desc);
create index payments_due on payments (next_check_at) where next_check_at is not null;

create table ledger (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders,
  payment_id uuid references payments,
  gateway text not null,
  kind text not null,
  at timestamptz(3) not null,
  data jsonb not null
);
create index ledger_order on ledger (order_id, at);

-- The last guard against counting money twice: an order is marked paid at most once, whatever the code above does.
create unique index ledger_order_paid_once on ledger (order_id) where kind = 'order_paid';

create function refuse_change() returns trigger language plpgsql as $body$
  begin raise exception '% is append-only', tg_table_name; end $body$;
create trigger order_history_append_only before update or delete on order_history for each row execute function refuse_change();
create trigger ledger_append_only before update or delete on ledger for each row execute function refuse_change();

create table idempotency_keys (
  caller text not null,
  operation text not null,
  key text not null,
  body_hash text not null,
  claimed_at timestamptz(3) not null,
  result jsonb,
  primary key (caller, operation, key)
);
create index idempotency_keys_claimed_at on idempotency_keys (claimed_at);

create table messages (
  id uuid primary key,
  channel text not null check (channel in ('email', 'sms')),
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  language text not null,
  created_at timestamptz(3) not null default now()
);
create index messages_created_at on messages (created_at desc);

create table rate_limits (bucket text primary key, window_start timestamptz(3) not null, hits int not null);

create table sandbox_payments (
  id uuid primary key,
  coin text not null,
  address text not null,
  expected numeric(40,0) not null,
  expires_at timestamptz(3) not null
);

create table sandbox_transfers (
  id uuid primary key,
  payment_id uuid not null references sandbox_payments,
  coin text not null,
  amount numeric(40,0) not null,
  confirmations int not null,
  at timestamptz(3) not null default now()
);
create index sandbox_transfers_payment on sandbox_transfers (payment_id);
