-- What the shop's people have set, with its history.

-- Who changed a setting is kept when the account is gone, so this refers to no row.
create table setting_versions (
  name text not null,
  version integer not null,
  value jsonb not null,
  at timestamptz(3) not null,
  author_id uuid,
  primary key (name, version)
);
