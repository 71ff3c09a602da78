-- People: their accounts, what they say of themselves, how they sign in, and who asked to be called.

-- Trails are only written on: a trigger with this function refuses everything else.
create function refuse_change() returns trigger language plpgsql as $body$
  begin
    raise exception '% is append-only', tg_table_name;
  end $body$;

create table users (
  id uuid primary key,
  email text unique check (email = lower(email)),
  phone text unique,
  role text not null check (role in ('customer', 'administrator', 'operator', 'editor', 'priest', 'partner')),
  -- A suspended member has the rights of a customer; what they were before waits here.
  suspended_role text,
  -- The slug of the partner whom somebody serves.
  partner text,
  language text not null check (language in ('ru', 'en')),
  created_at timestamptz(3) not null,
  -- A closed account is reached by nobody; what is left of it is erased in pages, by its former addresses.
  closed_at timestamptz(3),
  closed_email text,
  closed_phone text,
  -- When the job looks again at a closed account whose orders are kept.
  look_again_at timestamptz(3),
  constraint users_can_be_reached check (
    case when closed_at is null then email is not null or phone is not null else email is null and phone is null end
  ),
  constraint users_suspended_check check (
    suspended_role is null
    or (role = 'customer' and suspended_role in ('administrator', 'operator', 'editor', 'priest', 'partner'))
  ),
  constraint users_partner_check check (partner is null or coalesce(suspended_role, role) = 'partner')
);
create index users_closed on users (closed_at) where closed_at is not null;
create index users_closed_email on users (closed_email, closed_at) where closed_email is not null;
create index users_staff on users (created_at, id) where role <> 'customer' or suspended_role is not null;
create index users_of_partner on users (partner) where partner is not null;
create index users_clients on users (created_at desc, id desc)
  where role = 'customer' and suspended_role is null and closed_at is null;
create index users_email_prefix on users (email text_pattern_ops) where email is not null;
create index users_phone_prefix on users (phone text_pattern_ops) where phone is not null;

create table profiles (
  id uuid primary key,
  user_id uuid not null unique references users,
  first_name text not null,
  last_name text not null,
  phone_number text not null,
  occupation text not null,
  birth_date text not null,
  birth_time text not null,
  is_time_uncertain text not null check (is_time_uncertain in ('true', '')),
  birth_place text not null,
  gender text not null check (gender in ('Male', 'Female', '')),
  marital_status text not null check (marital_status in ('Single', 'Married', 'Divorced', 'Widowed', '')),
  current_location text not null,
  additional_notes text not null,
  consent_version text,
  consent_given_at timestamptz(3),
  updated_at timestamptz(3) not null,
  check ((consent_version is null) = (consent_given_at is null)),
  -- Nothing about somebody's birth without consent.
  check (consent_version is not null or birth_date || birth_time || is_time_uncertain || birth_place = '')
);
-- The expressions are those of the query: another spelling would leave the index unused. The collation knows the lower case of
-- Cyrillic letters, which a database with the locale C does not.
create index profiles_first_name on profiles (replace(lower(first_name collate "und-x-icu"), 'ё', 'е') text_pattern_ops);
create index profiles_last_name on profiles (replace(lower(last_name collate "und-x-icu"), 'ё', 'е') text_pattern_ops);
create index profiles_phone_prefix on profiles (phone_number text_pattern_ops);

create table proven_mailboxes (
  user_id uuid not null references users on delete cascade,
  email text not null,
  proven_at timestamptz(3) not null,
  primary key (user_id, email)
);

-- Who waits for their money before they leave.
create table leavings (
  user_id uuid primary key references users on delete cascade,
  asked_at timestamptz(3) not null,
  told_at timestamptz(3),
  refusals int not null default 0
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
  known_browser_hash text,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  tries int not null default 0,
  used_at timestamptz(3)
);
create index one_time_codes_contact on one_time_codes (contact_hash, created_at);
create unique index one_time_codes_browser on one_time_codes (browser_hash);
create index one_time_codes_created_at on one_time_codes (created_at);

-- Browsers in which somebody signed in to a contact.
create table known_browsers (
  token_hash text not null,
  contact_hash text not null,
  signed_in_at timestamptz(3) not null,
  primary key (token_hash, contact_hash)
);
create index known_browsers_signed_in_at on known_browsers (signed_in_at);

create table auth_events (
  id uuid primary key,
  at timestamptz(3) not null,
  event text not null check (event in ('ok', 'fail', 'locked', 'logout', 'factor_ok', 'factor_fail', 'factor_locked')),
  subject text not null
);
create index auth_events_subject on auth_events (subject, at);
create trigger auth_events_append_only before update or delete on auth_events
  for each row execute function refuse_change();
-- Triggers for each row do not see TRUNCATE.
create trigger auth_events_never_emptied before truncate on auth_events
  for each statement execute function refuse_change();

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
  wrong int not null,
  used_at timestamptz(3)
);
create index factor_challenges_user on factor_challenges (user_id, created_at);
create index factor_challenges_created on factor_challenges (created_at);

create table consultations (
  id uuid primary key,
  user_id uuid references users,
  name text not null,
  phone text not null,
  message text not null,
  language text not null check (language in ('ru', 'en')),
  requested_at timestamptz(3) not null,
  answered_at timestamptz(3),
  answered_by uuid,
  constraint consultations_answered check ((answered_at is null) = (answered_by is null))
);
create index consultations_user on consultations (user_id) where user_id is not null;
create index consultations_requested_at on consultations (requested_at);
create index consultations_open on consultations (requested_at desc, id desc) where answered_at is null;
create index consultations_answered_at on consultations (answered_at desc, id desc) where answered_at is not null;

create table consultation_notes (
  id uuid primary key,
  consultation_id uuid not null references consultations on delete cascade,
  text text not null,
  written_by uuid not null,
  written_at timestamptz(3) not null
);
create index consultation_notes_of on consultation_notes (consultation_id, written_at, id);
