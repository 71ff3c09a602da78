-- Who wants a letter before the yearly day of an order's rituals: the next day with the same month and tithi by the Moon.

create table year_reminders (
  order_id uuid primary key references orders,
  masa int not null check (masa between 1 and 12),
  is_adhika boolean not null,
  tithi int not null check (tithi between 1 and 30),
  day date not null,
  wanted_at timestamptz(3) not null,
  sent_at timestamptz(3)
);
create index year_reminders_due on year_reminders (day) where sent_at is null;

-- Also for a version of the shop that does not know the table.
create function forget_year_reminder() returns trigger language plpgsql as $body$
  begin
    delete from year_reminders where order_id = new.id;
    return null;
  end $body$;
create trigger orders_forget_year_reminder after update on orders
  for each row when (new.erased_at is not null and old.erased_at is null) execute function forget_year_reminder();
