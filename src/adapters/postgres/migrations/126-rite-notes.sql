-- What the desk notes as a rite goes. The device makes the id; `noted_at` is when somebody has pressed, `arrived_at` when the shop heard of it.

create table rite_notes (
  id uuid primary key,
  order_id uuid not null references orders,
  position integer not null,
  kind text not null check (kind in ('begin', 'part', 'end')),
  day date not null,
  part text not null,
  name text not null,
  name_en text not null,
  ahutis integer check (ahutis > 0),
  noted_at timestamptz(3) not null,
  arrived_at timestamptz(3) not null,
  noted_by uuid not null,
  taken_back_at timestamptz(3),
  -- Missing where the ritual's own step was taken back.
  taken_back_by uuid,
  reason text not null default '',
  check ((kind = 'part') = (part <> '')),
  check (taken_back_at is not null or (taken_back_by is null and reason = ''))
);
-- Whatever the code above it does, a part stands once on a day.
create unique index rite_notes_standing on rite_notes (order_id, position, day, part) where kind = 'part' and taken_back_at is null;
create index rite_notes_order on rite_notes (order_id, position);

-- Also for a version of the shop that does not know the table: what is taken back takes its notes with it.
create function take_back_rite_notes() returns trigger language plpgsql as $body$
  begin
    update rite_notes set taken_back_at = clock_timestamp()
      where order_id = new.order_id and position = new.position and taken_back_at is null
        and (kind = 'end' or new.begun_at is null);
    return null;
  end $body$;
create trigger order_items_take_back_rite after update on order_items
  for each row when ((new.begun_at is null and old.begun_at is not null) or (new.performed_at is null and old.performed_at is not null))
  execute function take_back_rite_notes();

create function forget_rite_reasons() returns trigger language plpgsql as $body$
  begin
    update rite_notes set reason = '' where order_id = new.id and reason <> '';
    return null;
  end $body$;
create trigger orders_forget_rite_reasons after update on orders
  for each row when (new.erased_at is not null and old.erased_at is null) execute function forget_rite_reasons();
