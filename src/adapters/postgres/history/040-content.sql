-- Drafts of what readers read, and what they read before.

-- Who changed a text is kept when the account is gone, so this refers to no row; the seed has no author.
create table content_revisions (
  kind text not null,
  id text not null,
  version integer not null,
  event text not null check (event in ('saved', 'published', 'unpublished')),
  content jsonb not null,
  at timestamptz(3) not null,
  author_id uuid,
  primary key (kind, id, version)
);
