-- What customers say of themselves and plan, and the mark of orders whose personal data are erased.

create table profiles (
  id uuid primary key,
  user_id uuid not null unique references users,
  first_name text not null,
  last_name text not null,
  phone_number text not null,
  occupation text not null,
  birth_date text not null,
  birth_time text not null,
  is_time_uncertain text not null check (is_time_uncertain in ('true', '')),
  birth_place text not null,
  gender text not null check (gender in ('Male', 'Female', '')),
  marital_status text not null check (marital_status in ('Single', 'Married', 'Divorced', 'Widowed', '')),
  current_location text not null,
  additional_notes text not null,
  consent_version text,
  consent_given_at timestamptz(3),
  updated_at timestamptz(3) not null,
  check ((consent_version is null) = (consent_given_at is null)),
  check (consent_version is not null or birth_date || birth_time || is_time_uncertain || birth_place = '')
);

create table plans (
  id uuid primary key,
  user_id uuid not null unique references users,
  start_date date not null,
  special_wishes text not null,
  participants text not null,
  moves int not null check (moves >= 0),
  updated_at timestamptz(3) not null
);
alter table orders add column erased_at timestamptz(3);
alter table orders add constraint erased_orders_name_nobody check
  (erased_at is null or (customer_name is null and customer_email is null and special_instructions = ''));

-- Messages are found by their address; those to an address that its user gave up stay with the user, and go with them.
alter table messages add column user_id uuid references users on delete cascade;
create index messages_user on messages (user_id) where user_id is not null;
create index messages_recipient_any_case on messages (lower(recipient));

create function keep_messages_of_former_email() returns trigger language plpgsql as $body$
  begin update messages set user_id = new.id where lower(recipient) = old.email; return null; end $body$;
create trigger users_email_changed after update of email on users for each row
  when (old.email is distinct from new.email) execute function keep_messages_of_former_email();
