-- What the invited say of their own lines of the sankalpa, and the version of what they gave.

alter table invitations
  add column version int not null default 1 check (version > 0),
  add column line_state text check (line_state in ('confirmed', 'change_asked')),
  add column line_print text not null default '',
  add column line_words text not null default '',
  add column line_answered_at timestamptz(3),
  add check ((line_state is null) = (line_answered_at is null)),
  -- It goes with what they gave.
  add check (state = 'ready' or line_state is null),
  add check (line_state is not null or line_print || line_words = '');
