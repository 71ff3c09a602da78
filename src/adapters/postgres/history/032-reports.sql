-- What the shop's people report of each ritual, and the pictures that a report shows.

create table reports (
  order_id uuid not null,
  position integer not null,
  text text not null,
  day date not null,
  place text not null,
  version integer not null,
  saved_at timestamptz(3) not null,
  saved_by uuid not null,
  sent_at timestamptz(3),
  corrected_at timestamptz(3),
  primary key (order_id, position),
  foreign key (order_id, position) references order_items (order_id, position)
);

-- A picture belongs to one report: it goes when the report goes.
create table report_pictures (
  picture_id uuid primary key references pictures (id),
  order_id uuid not null,
  position integer not null,
  rank integer not null,
  caption text not null,
  is_public boolean not null,
  foreign key (order_id, position) references reports (order_id, position) on delete cascade
);
create index report_pictures_report on report_pictures (order_id, position, rank);
