-- Users with their codes, sessions and trail of sign-ins; and messages that wait until they are delivered.

create table users (
  id uuid primary key,
  email text unique check (email = lower(email)),
  phone text unique,
  role text not null check (role in ('customer', 'partner', 'administrator')),
  language text not null check (language in ('ru', 'en')),
  created_at timestamptz(3) not null,
  check (email is not null or phone is not null)
);

create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  token_hash text not null unique,
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3) not null,
  device text not null,
  second_factor_at timestamptz(3)
);
create index sessions_user on sessions (user_id, last_used_at desc);

create table one_time_codes (
  id uuid primary key,
  purpose text not null check (purpose in ('sign_in', 'change_email')),
  contact_hash text not null,
  code_hash text not null,
  browser_hash text not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  tries int not null default 0,
  used_at timestamptz(3)
);
create index one_time_codes_contact on one_time_codes (contact_hash, created_at);
create unique index one_time_codes_browser on one_time_codes (browser_hash);
create index one_time_codes_created_at on one_time_codes (created_at);

create table auth_events (
  id uuid primary key,
  at timestamptz(3) not null,
  event text not null check (event in ('ok', 'fail', 'locked', 'logout')),
  subject text not null
);
create index auth_events_subject on auth_events (subject, at);
create trigger auth_events_append_only before update or delete on auth_events for each row execute function refuse_change();

alter table orders add column user_id uuid references users on delete set null;
create index orders_user on orders (user_id, created_at desc) where user_id is not null;

-- What was stored before there was anybody to deliver it has been read where it lies.
alter table messages
  add column state text not null default 'sent' check (state in ('waiting', 'sent', 'dead')),
  add column sealed text,
  add column expires_at timestamptz(3),
  add column attempts int not null default 0,
  add column next_attempt_at timestamptz(3),
  add column failed_at timestamptz(3),
  add column failure text,
  add column sent_at timestamptz(3);
alter table messages alter column state set default 'waiting';
create index messages_due on messages (next_attempt_at) where state = 'waiting';
create index messages_recipient on messages (recipient, created_at desc);
