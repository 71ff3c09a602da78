-- Who asked to be called or written to.

create table consultations (
  id uuid primary key,
  user_id uuid references users,
  name text not null,
  phone text not null,
  message text not null,
  language text not null check (language in ('ru', 'en')),
  requested_at timestamptz(3) not null
);
create index consultations_user on consultations (user_id) where user_id is not null;
create index consultations_requested_at on consultations (requested_at);
