-- The names of a certificate, as its owner shows them to whoever has a link of their own. They go with the certificate and with the plan, a name
-- with its person.

create table names_links (
  code text primary key references certificates on delete cascade,
  plan_id uuid references plans on delete cascade,
  token_hash text not null,
  made_at timestamptz(3) not null
);
create index names_links_plan on names_links (plan_id);

create table shown_names (
  code text not null references names_links on delete cascade,
  position int not null,
  iast text not null,
  devanagari text not null,
  participant_id uuid references participants on delete cascade,
  primary key (code, position)
);
create index shown_names_participant on shown_names (participant_id);

-- Also for a version of the shop that does not know the table.
create function end_names_link() returns trigger language plpgsql as $body$
  begin
    delete from names_links where code = new.code;
    return null;
  end $body$;
create trigger certificates_end_names_link after update on certificates
  for each row when (new.revoked_at is not null and old.revoked_at is null) execute function end_names_link();
