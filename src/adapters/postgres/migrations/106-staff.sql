-- What the staff do, are told and have set, and the partners with the keys of their programs.

-- Who acted is kept when the account is gone, so this refers to no row.
create table staff_actions (
  id uuid primary key,
  at timestamptz(3) not null,
  actor_id uuid not null,
  actor_role text not null,
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  subject_user_id uuid,
  before jsonb,
  after jsonb
);
create index staff_actions_at on staff_actions (at desc, id desc);
create index staff_actions_actor on staff_actions (actor_id, at desc, id desc);
create index staff_actions_area on staff_actions (split_part(action, '.', 1), at desc, id desc);
create index staff_actions_subject on staff_actions (subject_kind, subject_id, at desc);
create index staff_actions_user on staff_actions (subject_user_id) where subject_user_id is not null;

-- What happened in the shop, numbered. A payment whose review has a further reason is news again: `round` counts its reasons.
create table staff_events (
  seq bigserial primary key,
  topic text not null check (topic in ('orders', 'money', 'consultations')),
  subject_id uuid not null,
  round int not null,
  order_id uuid,
  found_at timestamptz(3) not null
);
create unique index staff_events_once on staff_events (topic, subject_id, round);
create index staff_events_found_at on staff_events (found_at);

-- Which letters each member wants and was sent.
create table staff_letters (
  user_id uuid primary key references users on delete cascade,
  chosen jsonb,
  told bigint not null,
  hour_began timestamptz(3),
  letters int not null
);

-- The browsers to which members get pushes; messages go to them by their ids.
create table push_devices (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  device text not null,
  created_at timestamptz(3) not null
);
create unique index push_devices_endpoint on push_devices (endpoint);
create index push_devices_user on push_devices (user_id, created_at);

create table partners (
  id uuid primary key,
  slug text not null unique check (slug ~ '^[a-z0-9][a-z0-9-]{0,62}$'),
  name text not null,
  email text not null,
  language text not null check (language in ('ru', 'en')),
  is_suspended boolean not null default false,
  version int not null default 1,
  created_at timestamptz(3) not null
);
create index partners_newest on partners (created_at desc, id desc);

-- A key stays after its end, so that people see what was there.
create table api_keys (
  id uuid primary key,
  partner text not null,
  name text not null,
  hint text not null,
  key_hash text not null unique,
  scopes jsonb not null,
  networks jsonb not null,
  created_at timestamptz(3) not null,
  created_by uuid not null,
  expires_at timestamptz(3),
  last_used_at timestamptz(3),
  revoked_at timestamptz(3),
  exchanged_for uuid references api_keys
);
create index api_keys_of_partner on api_keys (partner, created_at desc, id desc);

-- Who changed a setting is kept when the account is gone, so this refers to no row.
create table setting_versions (
  name text not null,
  version int not null,
  value jsonb not null,
  at timestamptz(3) not null,
  author_id uuid,
  primary key (name, version)
);
-- Every instance shows a change of the seller as it shows a change of the texts that name the seller.
create trigger seller_changed after insert on setting_versions
  for each row when (new.name = 'seller') execute function raise_content_version();
