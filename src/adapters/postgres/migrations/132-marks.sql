-- What is true of a database as a whole, or was last done to it, and since when.

create table marks (
  name text primary key,
  at timestamptz(3) not null
);
