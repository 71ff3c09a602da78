-- Closed accounts and proven mailboxes, of which what is left is done in pages; and indexes by which orders are read in pages.

alter table users
  add column closed_at timestamptz(3),
  add column closed_email text,
  add column closed_phone text;
alter table users drop constraint users_check;
alter table users add constraint users_can_be_reached
  check (case when closed_at is null then email is not null or phone is not null else email is null and phone is null end);
create index users_closed on users (closed_at) where closed_at is not null;
create index users_closed_email on users (closed_email, closed_at) where closed_email is not null;

-- The messages of a closed account are erased by their addresses, a page at a time.
drop trigger users_email_changed on users;
create trigger users_email_changed after update of email on users for each row
  when (old.email is distinct from new.email and new.closed_at is null) execute function keep_messages_of_former_email();

create table proven_mailboxes (
  user_id uuid not null references users on delete cascade,
  email text not null,
  proven_at timestamptz(3) not null,
  primary key (user_id, email)
);
drop index orders_customer_email;
create index orders_of_guests on orders (lower(customer_email), created_at desc, id desc) where user_id is null;
create index orders_of_guests_paid on orders (lower(customer_email), created_at desc, id desc)
  where user_id is null and status in ('paid', 'processing', 'ready', 'completed');
drop index orders_user;
create index orders_user on orders (user_id, created_at desc, id desc) where user_id is not null;
create index orders_user_paid on orders (user_id, created_at desc, id desc)
  where user_id is not null and status in ('paid', 'processing', 'ready', 'completed');
create index orders_user_without_email on orders (user_id) where user_id is not null and customer_email is null and customer_name is not null;
