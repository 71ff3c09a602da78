-- What browsers load of the last two builds of the pages. While instances are replaced, each is also asked for files of the other build.

create table web_builds (
  name text primary key,
  started_at timestamptz(3) not null,
  -- For each file its first byte in `files`, from 1, its length, and whether it is packed by brotli.
  places jsonb not null,
  files bytea not null
);
-- Of bytes that nothing packs once more, a part is read without the rest.
alter table web_builds alter column files set storage external;
