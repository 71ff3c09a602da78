-- What the staff write about a client for each other, and since when a client's e-mail is proven.

create table client_notes (
  id uuid not null,
  client_id uuid not null references users on delete cascade,
  author_id uuid not null,
  at timestamptz(3) not null,
  text text not null,
  primary key (client_id, id)
);
create trigger client_notes_stay before update on client_notes
  for each row execute function refuse_change();

-- Null while nobody has signed in with the e-mail, which somebody of the shop has typed.
alter table users add column email_proven_at timestamptz(3);
-- Accounts that nobody of the shop has made began with a code that came to the mailbox.
update users set email_proven_at = created_at
  where email is not null and not exists (
    select from staff_actions where subject_id = users.id::text
      and (subject_kind = 'client' and action = 'client.created' or subject_kind = 'member' and action = 'staff.invited')
  );
