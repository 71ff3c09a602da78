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

-- What customers said of the lines that are read for them. `print` tells of which lines.
create table sankalpa_answers (
  order_id uuid not null references orders,
  position integer not null,
  print text not null,
  state text not null check (state in ('confirmed', 'change_asked')),
  words text not null default '',
  version integer not null,
  at timestamptz(3) not null,
  primary key (order_id, position)
);

create function forget_sankalpa_answers() returns trigger language plpgsql as $body$
  begin
    delete from sankalpa_answers where order_id = new.id;
    return null;
  end $body$;
create trigger orders_forget_sankalpa_answers after update on orders
  for each row when (new.erased_at is not null and old.erased_at is null) execute function forget_sankalpa_answers();
