-- Pictures that staff upload; their bytes stand apart, so that nobody reads them by accident.

-- Who uploaded is kept when the account is gone, so this refers to no row.
create table pictures (
  id uuid primary key,
  purpose text not null,
  uploaded_by uuid not null,
  uploaded_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create index pictures_unused on pictures (uploaded_at) where used_at is null;

create table picture_files (
  picture_id uuid not null references pictures (id) on delete cascade,
  size text not null check (size in ('large', 'small')),
  media_type text not null,
  width integer not null,
  height integer not null,
  bytes bytea not null check (octet_length(bytes) <= 4194304),
  primary key (picture_id, size)
);

-- Pictures are compressed already.
alter table picture_files alter column bytes set storage external;
