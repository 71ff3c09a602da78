-- The words of articles and rituals in each language, for the search. Made from the content at the first search after a change.

-- Without an index on the vectors: PostgreSQL reads some dozens of texts faster than it opens such an index.
create table search_texts (
  source text not null check (source in ('articles', 'services')),
  id text not null,
  language text not null check (language in ('ru', 'en')),
  version bigint not null,
  title tsvector not null,
  body tsvector not null,
  primary key (source, id, language)
);
