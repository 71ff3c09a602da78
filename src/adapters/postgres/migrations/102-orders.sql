-- Orders with their items, history and notes, and when each order of a partner was changed last.

create table orders (
  id uuid primary key,
  status text not null check (status in ('pending', 'waiting', 'paid', 'processing', 'ready', 'completed', 'cancelled')),
  created_at timestamptz(3) not null,
  language text not null check (language in ('ru', 'en')),
  customer_name text,
  customer_email text,
  -- The shop cuts and lowers the words of the name: a database with the locale C knows no Russian capitals.
  name_words tsvector,
  payment_method text not null check (payment_method in ('crypto', 'card', 'manual')),
  total_cents bigint not null check (total_cents > 0),
  special_instructions text not null,
  user_id uuid references users on delete set null,
  -- In which browser a guest placed the order, by the hash of its cookie.
  browser_hash text,
  -- Receipts are numbered without gaps.
  receipt_number int unique check (receipt_number > 0),
  held_until timestamptz(3),
  -- The slug of the partner whose link led to the order. Without a reference, because an order outlives its partner.
  partner text,
  -- What the books of a partner know the order by.
  filed_by text,
  client_reference text,
  client_metadata jsonb,
  -- Numbers the events of an order, so that a receiver can put them in order.
  event_version int not null default 0,
  erased_at timestamptz(3),
  -- Rituals outlive the account that paid for them: whoever has the claim's token may still claim them.
  kept_at timestamptz(3),
  claim_hash text,
  claim_key text,
  constraint orders_write_to_nobody_nameless check (customer_email is null or customer_name is not null),
  constraint erased_orders_name_nobody check (
    erased_at is null or (customer_name is null and customer_email is null and special_instructions = '')
  ),
  constraint orders_erased_words check (erased_at is null or name_words is null),
  constraint orders_claim check ((claim_hash is null) = (claim_key is null)),
  constraint orders_filed check (filed_by is not null or (client_reference is null and client_metadata is null))
);

create index orders_newest on orders (created_at desc, id desc);
create index orders_placed on orders (created_at) include (status, receipt_number);
create index orders_status on orders (status);
create index orders_status_newest on orders (status, created_at desc, id desc);
create index orders_pending on orders (created_at, id) where status = 'pending';
create index orders_waiting on orders (created_at) where status = 'waiting';
create index orders_to_perform on orders (created_at, id) where status in ('paid', 'processing');
create index orders_begun on orders (created_at, id) where status in ('processing', 'ready') and erased_at is null;

create index orders_user on orders (user_id, created_at desc, id desc) where user_id is not null;
create index orders_user_paid on orders (user_id, created_at desc, id desc)
  where user_id is not null and status in ('paid', 'processing', 'ready', 'completed');
create index orders_user_without_email on orders (user_id)
  where user_id is not null and customer_email is null and customer_name is not null;
create index orders_of_guests on orders (lower(customer_email), created_at desc, id desc) where user_id is null;
create index orders_of_guests_paid on orders (lower(customer_email), created_at desc, id desc)
  where user_id is null and status in ('paid', 'processing', 'ready', 'completed');
create index orders_claims on orders (claim_key) where claim_hash is not null;

create index orders_name_words on orders using gin (name_words);
create index orders_email_beginning on orders (lower(customer_email) text_pattern_ops);
create index orders_customer_name on orders (replace(lower(customer_name collate "und-x-icu"), 'ё', 'е') text_pattern_ops)
  where user_id is not null and customer_name is not null;

create index orders_partner on orders (partner, created_at desc, id desc) where partner is not null;
create index orders_partner_status on orders (partner, status, created_at desc, id desc) where partner is not null;
-- Decides which of two orders gets a reference, and finds one by it.
create unique index orders_client_reference on orders (client_reference, filed_by) where client_reference is not null;

create table order_items (
  order_id uuid not null references orders,
  position int not null,
  item_id text not null,
  name text not null,
  name_en text not null,
  price_cents bigint not null check (price_cents >= 0),
  quantity int not null check (quantity > 0),
  weeks int not null check (weeks > 0),
  -- How many items of the same ritual and duration stand before this one: orders of former versions hold several, new ones none.
  same_before int not null default 0,
  start_date date,
  planned_at timestamptz(3),
  prepared_at timestamptz(3),
  begun_at timestamptz(3),
  -- It got its date only when it was begun.
  begun_undated boolean not null default false,
  performed_at timestamptz(3),
  moves int not null default 0,
  primary key (order_id, position),
  constraint order_items_begun check (begun_at is null or start_date is not null),
  constraint order_items_performed check (performed_at is null or begun_at is not null)
);
create unique index order_items_one_each on order_items (order_id, item_id, weeks, same_before);
create index order_items_day on order_items (start_date) where start_date is not null;

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
create trigger order_history_append_only before update or delete on order_history
  for each row execute function refuse_change();
create trigger order_history_never_emptied before truncate on order_history
  for each statement execute function refuse_change();

create table order_notes (
  id uuid not null,
  order_id uuid not null references orders,
  author_id uuid not null,
  at timestamptz(3) not null,
  text text not null,
  primary key (order_id, id)
);

-- By this the programs of a partner read what has changed since they asked. No column of orders: a plan changes many orders
-- without their locks.
create table order_changes (
  order_id uuid primary key references orders on delete cascade,
  partner text not null,
  changed_at timestamptz(3) not null
);
create index order_changes_of_partner on order_changes (partner, changed_at, order_id);

create function note_own_order() returns trigger language plpgsql as $body$
  begin
    if new.partner is null then
      delete from order_changes where order_id = new.id;
    else
      insert into order_changes (order_id, partner, changed_at) values (new.id, new.partner, clock_timestamp())
        on conflict (order_id) do update set partner = new.partner, changed_at = clock_timestamp();
    end if;
    return null;
  end $body$;
create trigger orders_placed_for_partner after insert on orders
  for each row when (new.partner is not null) execute function note_own_order();
create trigger orders_changed_for_partner after update on orders
  for each row when (
    coalesce(old.partner, new.partner) is not null
    and (old.partner, old.status, old.payment_method, old.customer_name, old.held_until)
      is distinct from (new.partner, new.status, new.payment_method, new.customer_name, new.held_until)
  ) execute function note_own_order();

-- After the change of a table that has a trigger with this function, what the partner sees of the orders of its rows is another.
-- An order without a partner has no row, so noting its changes costs one look into an index.
create function note_order_changes() returns trigger language plpgsql as $body$
  begin
    update order_changes set changed_at = clock_timestamp() where order_id in (select order_id from changed);
    return null;
  end $body$;
create trigger order_history_insert_changes_order after insert on order_history
  referencing new table as changed for each statement execute function note_order_changes();
create trigger order_items_update_changes_order after update on order_items
  referencing new table as changed for each statement execute function note_order_changes();
