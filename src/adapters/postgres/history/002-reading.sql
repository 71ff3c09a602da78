-- Educational articles. A change of one raises the content's version, as a change of a service does.

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
