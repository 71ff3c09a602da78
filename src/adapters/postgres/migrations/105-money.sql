-- What people decide about money: reviews, payments confirmed by hand, wishes for refunds, and refunds; and what money moved.

create table review_decisions (
  id uuid primary key,
  order_id uuid not null references orders,
  subject_id uuid not null,
  reasons text[] not null,
  received numeric(40,0) not null,
  confirmed numeric(40,0) not null,
  -- The transfers in other coins that the person had seen.
  others jsonb not null default '[]',
  note text not null,
  decided_by text not null,
  decided_at timestamptz(3) not null
);
create index review_decisions_subject on review_decisions (subject_id);
create index review_decisions_order on review_decisions (order_id);

-- Files that prove that money has come by hand, or has not. Who sent one is kept when the account is gone, so this refers to no
-- row. The bytes are compressed already.
create table evidence_files (
  id uuid primary key,
  order_id uuid not null references orders,
  partner text,
  uploaded_by uuid not null,
  uploaded_at timestamptz(3) not null,
  media_type text not null check (media_type in ('image/webp', 'application/pdf')),
  sha256 text not null,
  bytes bytea not null check (octet_length(bytes) <= 5242880),
  used_at timestamptz(3)
);
alter table evidence_files alter column bytes set storage external;
create index evidence_files_order on evidence_files (order_id);
create index evidence_files_unused on evidence_files (uploaded_at) where used_at is null;

create table hand_payments (
  id uuid primary key,
  order_id uuid not null references orders,
  method text not null check (method in ('card', 'manual')),
  amount_usd_cents bigint not null check (amount_usd_cents > 0),
  state text not null check (state in ('proposed', 'confirmed', 'taken_back', 'withdrawn', 'declined')),
  reference text not null,
  note text not null default '',
  evidence text not null default '',
  evidence_file uuid unique references evidence_files,
  evidence_type text,
  evidence_sha256 text,
  partner text,
  -- What the order was before, for whoever takes the payment back.
  before_status text not null check (before_status in ('pending', 'waiting')),
  before_method text not null check (before_method in ('crypto', 'card', 'manual')),
  confirmed_by text not null,
  confirmed_at timestamptz(3) not null,
  agreed_by text,
  -- The shop's only administrator agreed with their own confirmation.
  agreed_alone boolean not null default false,
  settled_at timestamptz(3),
  ended_by text,
  ended_at timestamptz(3),
  check (state not in ('confirmed', 'taken_back') or settled_at is not null),
  -- Whatever the code above it does, whoever agrees is a second person.
  check (agreed_by is null or agreed_by <> confirmed_by),
  check ((evidence_file is null) = (evidence_type is null) and (evidence_file is null) = (evidence_sha256 is null)),
  -- Nobody agrees alone at once, or beside a second person.
  check (not agreed_alone or (agreed_by is null and settled_at is not null and settled_at > confirmed_at))
);
create index hand_payments_order on hand_payments (order_id);
create unique index hand_payments_live on hand_payments (order_id) where state in ('proposed', 'confirmed');
create index hand_payments_proposed on hand_payments (order_id, confirmed_at) where state = 'proposed';
create index hand_payments_partner on hand_payments (partner, settled_at) where partner is not null;
create trigger hand_payments_insert_changes_order after insert on hand_payments
  referencing new table as changed for each statement execute function note_order_changes();
create trigger hand_payments_update_changes_order after update on hand_payments
  referencing new table as changed for each statement execute function note_order_changes();

create table refund_asks (
  id uuid primary key,
  order_id uuid not null references orders,
  asked_at timestamptz(3) not null,
  state text not null check (state in ('open', 'granted', 'declined', 'withdrawn')),
  answered_by text,
  note text
);
create index refund_asks_order on refund_asks (order_id, asked_at);
create index refund_asks_open on refund_asks (asked_at) where state = 'open';
create unique index refund_asks_one_open on refund_asks (order_id) where state = 'open';

create table refunds (
  id uuid primary key,
  order_id uuid not null references orders,
  source_kind text not null check (source_kind in ('coin', 'card', 'hand')),
  source_id uuid not null,
  gateway text not null,
  amount_usd_cents bigint not null check (amount_usd_cents >= 0),
  coin text,
  units numeric(40,0) check (units > 0),
  reason text not null,
  requested_by text not null,
  requested_at timestamptz(3) not null,
  state text not null check (state in ('requested', 'addressed', 'sent', 'confirmed', 'rejected')),
  address text,
  reference text,
  -- When a card gateway was asked to pay: nobody may end the refund before it has answered.
  asked_at timestamptz(3),
  sent_by text,
  sent_at timestamptz(3),
  confirmed_by text,
  confirmed_at timestamptz(3),
  rejected_by text,
  rejected_at timestamptz(3),
  why text,
  link_hash text unique,
  link_until timestamptz(3),
  check ((source_kind = 'coin') = (coin is not null) and (coin is null) = (units is null)),
  check (state <> 'addressed' or address is not null),
  check (state not in ('sent', 'confirmed') or (reference is not null and sent_by is not null and sent_at is not null)),
  -- Whatever the code above it does, a second person has seen that the money was sent.
  check (state <> 'confirmed' or (confirmed_by is not null and confirmed_by <> sent_by)),
  constraint refunds_asked check (asked_at is null or source_kind = 'card')
);
create index refunds_order on refunds (order_id);
create index refunds_source on refunds (source_id);
create index refunds_newest on refunds (requested_at desc);
create index refunds_open on refunds (requested_at, id) where state not in ('confirmed', 'rejected');

-- What each line of the ledger moved, in cents of a dollar.
create table money_movements (
  order_id uuid not null references orders,
  seq int not null,
  kind text not null check (kind in ('came', 'refunded', 'fee')),
  way text not null check (way in ('coin', 'card', 'hand')),
  at timestamptz(3) not null,
  amount_cents bigint not null check (amount_cents <> 0),
  primary key (order_id, seq, kind, way)
);
-- The figures of a time are read from the index alone.
create index money_movements_at on money_movements (at) include (order_id, kind, way, amount_cents);
