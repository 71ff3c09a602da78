-- Browsers in which somebody signed in to a contact, and which of them asked for a code.

create table known_browsers (
  token_hash text not null,
  contact_hash text not null,
  signed_in_at timestamptz(3) not null,
  primary key (token_hash, contact_hash)
);
create index known_browsers_signed_in_at on known_browsers (signed_in_at);
alter table one_time_codes add column known_browser_hash text;
