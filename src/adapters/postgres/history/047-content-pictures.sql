-- Pictures that editors upload for texts, and which version of a text shows which of them.

create table content_pictures (
  picture_id uuid primary key references pictures (id) on delete cascade,
  name text not null unique check (name ~ '^[0-9a-f]{32}$'),
  alt jsonb not null
);

-- Whatever the code above it does, a picture that a kept version shows cannot be deleted.
create table content_picture_uses (
  kind text not null,
  id text not null,
  version integer not null,
  picture_id uuid not null references content_pictures (picture_id),
  primary key (kind, id, version, picture_id),
  foreign key (kind, id, version) references content_revisions (kind, id, version) on delete cascade
);
create index content_picture_uses_picture on content_picture_uses (picture_id);
create index pictures_of_texts on pictures (uploaded_at, id) where purpose = 'content';
