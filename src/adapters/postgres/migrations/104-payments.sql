-- Payments in coins and by card, what gateways told of them, the ledger with its seals, receipts, and the sandbox's own money.

create table payments (
  id uuid primary key,
  order_id uuid not null references orders,
  coin text not null,
  gateway text not null,
  amount_usd_cents bigint not null,
  state text not null check (
    state in ('creating', 'waiting', 'confirming', 'partial', 'completed', 'expired', 'cancelled', 'closed')
  ),
  created_at timestamptz(3) not null,
  leased_until timestamptz(3),
  gateway_payment_id text,
  address text,
  qr_code_data text,
  -- Amounts of coins are in their smallest units.
  expected numeric(40,0),
  -- The least amount that makes a payment whole; null when only the expected one is enough.
  enough numeric(40,0),
  expires_at timestamptz(3),
  received numeric(40,0) not null default 0,
  confirmed numeric(40,0) not null default 0,
  -- The transfers that paid, by the names under which their sender finds them; and those that came in other coins.
  transaction_ids text[] not null default '{}',
  others jsonb not null default '[]',
  late boolean not null default false,
  overpaid boolean not null default false,
  -- Every reason for a person to look at it.
  reviews text[] not null default '{}',
  checked_at timestamptz(3),
  next_check_at timestamptz(3),
  looked_at timestamptz(3),
  -- Whether it is still likely to move; the first claim of each payment finds out.
  is_likely boolean not null default true,
  unique (gateway, gateway_payment_id),
  check (
    state = 'creating'
    or (address is not null and expected is not null and expires_at is not null and gateway_payment_id is not null)
  )
);
create index payments_order on payments (order_id, created_at desc);
create unique index payments_one_asks on payments (order_id) where state in ('waiting', 'partial');
create index payments_due on payments (is_likely, next_check_at) where next_check_at is not null;
create index payments_state on payments (state);
create index payments_reviewed on payments (created_at) where reviews <> '{}';
create index payments_address on payments (lower(address));
create index payments_transactions on payments using gin (transaction_ids) where transaction_ids <> '{}';

-- Checkouts that a card gateway makes for one order each.
create table card_sessions (
  id uuid primary key,
  order_id uuid not null references orders,
  gateway text not null,
  amount_usd_cents bigint not null,
  request text not null,
  state text not null check (state in ('creating', 'open', 'processing', 'paid', 'failed', 'expired')),
  unwanted boolean not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  leased_until timestamptz(3),
  gateway_session_id text,
  gateway_payment_id text,
  url text,
  -- What became of the money of a paid checkout.
  money jsonb,
  checked_at timestamptz(3),
  next_check_at timestamptz(3),
  unique (gateway, gateway_session_id),
  check (state = 'creating' or (gateway_session_id is not null and url is not null))
);
create index card_sessions_order on card_sessions (order_id);
-- Whatever the code above it does, a payer is sent to one checkout of an order at a time.
create unique index card_sessions_one_live on card_sessions (order_id)
  where state in ('creating', 'open', 'processing') and not unwanted;
create index card_sessions_due on card_sessions (next_check_at) where next_check_at is not null;
create index card_sessions_state on card_sessions (state);
create index card_sessions_payment on card_sessions (gateway, gateway_payment_id) where gateway_payment_id is not null;

create table card_payments (
  id uuid primary key,
  order_id uuid not null references orders,
  gateway text not null,
  -- The fixed link names no payment: its one payment of an order has an empty name.
  gateway_payment_id text not null default '',
  amount_usd_cents bigint not null,
  received_at timestamptz(3) not null,
  reviews text[] not null,
  -- A decision ends with the next alarm, even one for a reason that was decided about before.
  alarms int not null default 0,
  unique (order_id, gateway, gateway_payment_id)
);
create index card_payments_reviewed on card_payments (received_at) where reviews <> '{}';
create index card_payments_named on card_payments (gateway_payment_id) where gateway_payment_id <> '';

-- The notices that gateways sent, each once.
create table gateway_notices (
  gateway text not null,
  event_key text not null,
  gateway_payment_id text not null,
  payment_id uuid,
  received_at timestamptz(3) not null,
  body_sha256 text not null,
  body text,
  primary key (gateway, event_key)
);
create index gateway_notices_payment on gateway_notices (gateway, gateway_payment_id);
create index gateway_notices_own on gateway_notices (payment_id) where payment_id is not null;
create index gateway_notices_received_at on gateway_notices (received_at);

-- The lines of each order form a chain: each has a number and a hash that contains the hash of the line before.
create table ledger (
  order_id uuid not null references orders,
  seq int not null check (seq > 0),
  payment_id uuid references payments,
  gateway text not null,
  kind text not null,
  at timestamptz(3) not null,
  data jsonb not null,
  hash text not null,
  primary key (order_id, seq)
);
create index ledger_paid_at on ledger (at) where kind = 'order_paid';
create index ledger_refunded_at on ledger (at) where kind = 'refund_confirmed';
create trigger ledger_append_only before update or delete on ledger
  for each row execute function refuse_change();
create trigger ledger_never_emptied before truncate on ledger
  for each statement execute function refuse_change();
create trigger ledger_insert_changes_order after insert on ledger
  referencing new table as changed for each statement execute function note_order_changes();

-- The last guard against counting money twice: an order is paid at most once between two payments that were taken back,
-- whatever the code above does.
create unique index ledger_order_paid_once on ledger (order_id, (coalesce((data->>'round')::int, 0))) where kind = 'order_paid';
create unique index ledger_order_unpaid_once on ledger (order_id, ((data->>'round')::int)) where kind = 'order_unpaid';
create function refuse_second_payment() returns trigger language plpgsql as $body$
  declare round int := coalesce((new.data->>'round')::int, 0);
  begin
    if new.kind = 'order_paid' and round > 0 and not exists (select from ledger
        where order_id = new.order_id and kind = 'order_unpaid' and (data->>'round')::int = round - 1) then
      raise exception 'the order was paid, and that was not taken back';
    end if;
    if new.kind = 'order_unpaid' and not exists (select from ledger
        where order_id = new.order_id and kind = 'order_paid' and coalesce((data->>'round')::int, 0) = round) then
      raise exception 'the order was not paid';
    end if;
    return new;
  end $body$;
create trigger ledger_paid_in_turn before insert on ledger
  for each row when (new.kind in ('order_paid', 'order_unpaid')) execute function refuse_second_payment();

-- The last line of each chain.
create table ledger_heads (
  order_id uuid primary key references orders,
  seq int not null,
  hash text not null,
  is_sealed boolean not null default false
);
create index ledger_heads_unsealed on ledger_heads (order_id) where not is_sealed;

-- A seal holds the last line of every chain that has changed since the seal before.
create table ledger_seals (
  number int primary key,
  day date not null,
  chains int not null,
  digest text not null,
  previous text,
  signature text not null
);
create trigger ledger_seals_append_only before update or delete on ledger_seals
  for each row execute function refuse_change();
create trigger ledger_seals_never_emptied before truncate on ledger_seals
  for each statement execute function refuse_change();

create table sealed_heads (
  seal int not null,
  order_id uuid not null references orders,
  seq int not null,
  hash text not null,
  primary key (seal, order_id)
);
create trigger sealed_heads_append_only before update or delete on sealed_heads
  for each row execute function refuse_change();
create trigger sealed_heads_never_emptied before truncate on sealed_heads
  for each statement execute function refuse_change();

-- Lines that the shop cannot read wait for a person.
create table unread_lines (
  id uuid primary key,
  order_id uuid not null references orders,
  seq int not null,
  gateway text not null,
  noted_at timestamptz(3) not null,
  unique (order_id, seq)
);

-- One row: whoever settles an order locks it until the order is settled.
create table receipt_counter (last int primary key);
insert into receipt_counter values (0);

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

create table sandbox_card_refunds (
  id uuid primary key,
  card_payment_id uuid not null,
  amount_usd_cents bigint not null check (amount_usd_cents > 0)
);
create index sandbox_card_refunds_payment on sandbox_card_refunds (card_payment_id);
