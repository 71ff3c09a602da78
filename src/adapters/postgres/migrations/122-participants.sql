-- The people of a customer's circle: whoever takes part in the plan stands in its text, in a line that is written from here.

create table participants (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  name text not null,
  relation text not null,
  birth_date text not null,
  birth_time text not null,
  is_time_uncertain text not null check (is_time_uncertain in ('true', '')),
  birth_place text not null,
  birth_nakshatra text not null check (birth_nakshatra ~ '^([1-9]|1[0-9]|2[0-7])?$'),
  birth_rashi text not null check (birth_rashi ~ '^([1-9]|1[0-2])?$'),
  gotra text not null,
  is_gotra_unknown text not null check (is_gotra_unknown in ('true', '')),
  read_as text not null,
  consent_version text,
  consent_given_at timestamptz(3),
  version int not null check (version > 0),
  created_at timestamptz(3) not null default clock_timestamp(),
  check ((consent_version is null) = (consent_given_at is null)),
  -- Nothing about somebody's birth without consent.
  check (consent_version is not null or birth_date || birth_time || is_time_uncertain || birth_place || birth_nakshatra || birth_rashi
    || gotra || is_gotra_unknown = '')
);
create index participants_user on participants (user_id, created_at, id);

-- A customer who withdraws the consent takes it back for the circle, also in a version of the shop that does not know the table.
create function forget_participants() returns trigger language plpgsql as $body$
  begin
    delete from participants where user_id = new.user_id;
    return null;
  end $body$;
create trigger profiles_forget_participants after update on profiles
  for each row when (new.consent_version is null and old.consent_version is not null) execute function forget_participants();
