-- Keys of partners' programs. A key stays after its end, so that people see what was there.

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
  revoked_at timestamptz(3)
);
create index api_keys_of_partner on api_keys (partner, created_at desc, id desc);
create index users_of_partner on users (partner) where partner is not null;
