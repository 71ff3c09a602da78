-- What the desk notes: how names are read aloud, and on which days a ritual was performed.

create table name_readings (
  order_id uuid not null references orders (id),
  name text not null,
  read_as text not null,
  written_at timestamptz(3) not null,
  written_by uuid not null,
  primary key (order_id, name)
);

create table ritual_days (
  order_id uuid not null,
  position integer not null,
  day date not null,
  ticked_at timestamptz(3) not null,
  ticked_by uuid not null,
  primary key (order_id, position, day),
  foreign key (order_id, position) references order_items (order_id, position)
);
