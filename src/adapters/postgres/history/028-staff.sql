-- The roles of the staff, the partner whom somebody serves, and the log of what the staff do.

alter table users drop constraint users_role_check;
alter table users add constraint users_role_check
  check (role in ('customer', 'administrator', 'operator', 'editor', 'priest', 'partner'));
alter table users add column partner text check (partner is null or role = 'partner');

-- Who acted is kept when the account is gone, so this refers to no row.
create table staff_actions (
  id uuid primary key,
  at timestamptz(3) not null,
  actor_id uuid not null,
  actor_role text not null,
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  subject_user_id uuid,
  before jsonb,
  after jsonb
);
create index staff_actions_at on staff_actions (at desc, id desc);
create index staff_actions_subject on staff_actions (subject_kind, subject_id, at desc);
create index staff_actions_user on staff_actions (subject_user_id) where subject_user_id is not null;
