-- How a customer's names are spelled for Sanskrit where somebody has corrected the rules. `source` is the text that was corrected.

create table name_spellings (
  user_id uuid not null references users,
  name text not null,
  source text not null,
  iast text not null,
  note text not null default '',
  by_staff boolean not null,
  version integer not null,
  written_at timestamptz(3) not null,
  primary key (user_id, name)
);

-- Also for a version of the shop that does not know the table: names go with the profile, the plan or its participants.
create function forget_spellings() returns trigger language plpgsql as $body$
  begin
    delete from name_spellings where user_id = old.user_id;
    return null;
  end $body$;
create trigger plans_forget_spellings after delete on plans for each row execute function forget_spellings();
create trigger profiles_forget_spellings after delete on profiles for each row execute function forget_spellings();
create trigger participants_forget_spellings after update on plans
  for each row when (new.participants = '' and old.participants <> '') execute function forget_spellings();
