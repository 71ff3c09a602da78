-- What readers read: rituals and articles, their drafts and former versions, the words by which they are found, and pictures.

-- One row. Every instance compares it with what it has in memory; each change of a text that readers see raises it.
create table content_version (version bigint primary key);
insert into content_version values (1);

create function raise_content_version() returns trigger language plpgsql as $body$
  begin
    update content_version set version = version + 1;
    return null;
  end $body$;

create table services (
  id text primary key,
  slug text not null unique,
  position int not null,
  price_cents bigint not null check (price_cents >= 0),
  off_sale boolean not null default false,
  icon text not null,
  image_url text not null,
  name text not null,
  name_en text not null,
  description text not null,
  description_en text not null,
  features jsonb not null,
  features_en jsonb not null,
  article_intro text not null,
  article_intro_en text not null,
  article_content text not null,
  article_content_en text not null,
  article_seo_title text not null,
  article_seo_title_en text not null,
  article_seo_description text not null,
  article_seo_description_en text not null,
  article_updated_at timestamptz(3) not null
);
create trigger services_changed after insert or update or delete on services
  for each statement execute function raise_content_version();

create table articles (
  id text primary key,
  position int not null,
  name text not null,
  name_en text not null,
  intro text not null,
  intro_en text not null,
  content text not null,
  content_en text not null,
  seo_title text not null,
  seo_title_en text not null,
  seo_description text not null,
  seo_description_en text not null,
  category text not null,
  tags jsonb not null,
  author text not null,
  image_url text not null,
  updated_at timestamptz(3) not null
);
create trigger articles_changed after insert or update or delete on articles
  for each statement execute function raise_content_version();

-- Who changed a text is kept when the account is gone, so this refers to no row; the seed has no author.
create table content_revisions (
  kind text not null,
  id text not null,
  version int not null,
  event text not null check (event in ('saved', 'published', 'unpublished')),
  content jsonb not null,
  at timestamptz(3) not null,
  author_id uuid,
  primary key (kind, id, version)
);

-- Made from the content at the first search after a change. Without an index on the vectors: PostgreSQL reads some dozens of
-- texts faster than it opens such an index.
create table search_texts (
  source text not null check (source in ('articles', 'services')),
  id text not null,
  language text not null check (language in ('ru', 'en')),
  version bigint not null,
  title tsvector not null,
  body tsvector not null,
  primary key (source, id, language)
);

-- Who uploaded a picture is kept when the account is gone, so this refers to no row.
create table pictures (
  id uuid primary key,
  purpose text not null,
  uploaded_by uuid not null,
  uploaded_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create index pictures_unused on pictures (uploaded_at) where used_at is null;
create index pictures_of_texts on pictures (uploaded_at, id) where purpose = 'content';

-- The bytes stand apart, so that nobody reads them by accident. They are compressed already.
create table picture_files (
  picture_id uuid not null references pictures on delete cascade,
  size text not null check (size in ('large', 'small')),
  media_type text not null,
  width int not null,
  height int not null,
  bytes bytea not null check (octet_length(bytes) <= 4194304),
  primary key (picture_id, size)
);
alter table picture_files alter column bytes set storage external;

create table content_pictures (
  picture_id uuid primary key references pictures on delete cascade,
  name text not null unique check (name ~ '^[0-9a-f]{32}$'),
  alt jsonb not null
);

-- Whatever the code above it does, a picture that a kept version shows cannot be deleted.
create table content_picture_uses (
  kind text not null,
  id text not null,
  version int not null,
  picture_id uuid not null references content_pictures,
  primary key (kind, id, version, picture_id),
  foreign key (kind, id, version) references content_revisions on delete cascade
);
create index content_picture_uses_picture on content_picture_uses (picture_id);
