-- The second factors of the staff, their recovery codes and challenges, and members whose rights are taken away for now.

create table second_factors (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('passkey', 'authenticator')),
  device text not null,
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3),
  credential_id text unique,
  public_key text,
  counter bigint,
  transports jsonb,
  sealed_secret text,
  last_step bigint,
  check (case kind
    when 'passkey' then num_nulls(credential_id, public_key, counter, transports) = 0 and sealed_secret is null
    else num_nulls(sealed_secret, last_step) = 0 and credential_id is null end)
);
create index second_factors_user on second_factors (user_id);

create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  code_hash text not null,
  used_at timestamptz(3),
  primary key (user_id, code_hash)
);

-- A session that ends leaves its challenges, because their wrong answers count for a day.
create table factor_challenges (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  session_id uuid not null,
  purpose text not null check (purpose in ('give', 'passkey', 'authenticator')),
  challenge_hash text not null,
  sealed_secret text,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  wrong integer not null,
  used_at timestamptz(3)
);
create index factor_challenges_user on factor_challenges (user_id, created_at);
create index factor_challenges_created on factor_challenges (created_at);
alter table auth_events drop constraint auth_events_event_check;
alter table auth_events add constraint auth_events_event_check
  check (event in ('ok', 'fail', 'locked', 'logout', 'factor_ok', 'factor_fail', 'factor_locked'));

-- A suspended member has the rights of a customer; what they were before waits here.
alter table users add column suspended_role text
  constraint users_suspended_check check (
    suspended_role is null or (role = 'customer' and suspended_role in ('administrator', 'operator', 'editor', 'priest', 'partner')));
alter table users drop constraint users_check;
alter table users add constraint users_partner_check
  check (partner is null or coalesce(suspended_role, role) = 'partner');
create index users_staff on users (created_at, id) where role <> 'customer' or suspended_role is not null;
