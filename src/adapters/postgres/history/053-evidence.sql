-- Files that prove that money has come by hand, or has not.

-- Who sent it is kept when the account is gone, so this refers to no row.
create table evidence_files (
  id uuid primary key,
  order_id uuid not null references orders (id),
  partner text,
  uploaded_by uuid not null,
  uploaded_at timestamptz(3) not null,
  media_type text not null check (media_type in ('image/webp', 'application/pdf')),
  sha256 text not null,
  bytes bytea not null check (octet_length(bytes) <= 5242880),
  used_at timestamptz(3)
);

-- Both are compressed already.
alter table evidence_files alter column bytes set storage external;
create index evidence_files_order on evidence_files (order_id);
create index evidence_files_unused on evidence_files (uploaded_at) where used_at is null;
alter table hand_payments
  add column evidence_file uuid unique references evidence_files (id),
  add column evidence_type text,
  add column evidence_sha256 text,
  add check ((evidence_file is null) = (evidence_type is null) and (evidence_file is null) = (evidence_sha256 is null));
