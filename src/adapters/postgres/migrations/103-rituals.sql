-- What customers plan and wish, what the desk notes, and the reports of what was performed.

create table plans (
  id uuid primary key,
  user_id uuid not null unique references users,
  start_date date not null,
  special_wishes text not null,
  participants text not null,
  moves int not null check (moves >= 0),
  updated_at timestamptz(3) not null,
  calendar_version int not null default 0 check (calendar_version >= 0)
);

-- Customers ask for another day. `items` names the rituals that a wish is about, with the days that they had.
create table postponement_asks (
  id uuid primary key,
  order_id uuid not null references orders,
  start_date date not null,
  items jsonb not null default '[]',
  reason text not null,
  asked_at timestamptz(3) not null,
  state text not null check (state in ('open', 'agreed', 'declined', 'taken_back', 'withdrawn', 'overtaken')),
  ended_at timestamptz(3),
  answered_by uuid,
  answer text not null,
  check ((state = 'open') = (ended_at is null))
);
create index postponement_asks_order on postponement_asks (order_id, asked_at);
-- Whatever the code above it does, one wish of an order is open at most.
create unique index postponement_asks_open on postponement_asks (order_id) where state = 'open';

-- How names are read aloud.
create table name_readings (
  order_id uuid not null references orders,
  name text not null,
  read_as text not null,
  written_at timestamptz(3) not null,
  written_by uuid not null,
  primary key (order_id, name)
);

-- On which days a ritual was performed.
create table ritual_days (
  order_id uuid not null,
  position int not null,
  day date not null,
  ticked_at timestamptz(3) not null,
  ticked_by uuid not null,
  primary key (order_id, position, day),
  foreign key (order_id, position) references order_items
);

create table reports (
  order_id uuid not null,
  position int not null,
  text text not null,
  day date not null,
  place text not null,
  version int not null,
  saved_at timestamptz(3) not null,
  saved_by uuid not null,
  sent_at timestamptz(3),
  corrected_at timestamptz(3),
  primary key (order_id, position),
  foreign key (order_id, position) references order_items
);
create function note_report() returns trigger language plpgsql as $body$
  begin
    update order_changes set changed_at = clock_timestamp() where order_id = new.order_id;
    return null;
  end $body$;
-- A draft of a report is nobody's news.
create trigger reports_change_order after insert or update on reports
  for each row when (new.sent_at is not null) execute function note_report();

-- A picture belongs to one report: it goes when the report goes.
create table report_pictures (
  picture_id uuid primary key references pictures,
  order_id uuid not null,
  position int not null,
  rank int not null,
  caption text not null,
  is_public boolean not null,
  foreign key (order_id, position) references reports on delete cascade
);
create index report_pictures_report on report_pictures (order_id, position, rank);
