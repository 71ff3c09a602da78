-- People who were invited to take part in a plan and speak for themselves. They go with the plan.

create table invitations (
  id uuid primary key,
  plan_id uuid not null references plans on delete cascade,
  number int not null check (number > 0),
  label text not null,
  note text not null,
  email text not null,
  state text not null check (state in ('invited', 'ready', 'declined', 'withdrawn')),
  -- A keyed hash: of the invitation until somebody answers, then of the link of whoever has accepted.
  token_hash text unique,
  expires_at timestamptz(3),
  invited_at timestamptz(3) not null,
  answered_at timestamptz(3),
  name text not null default '',
  birth_date text not null default '',
  birth_time text not null default '',
  is_time_uncertain text not null default '' check (is_time_uncertain in ('true', '')),
  birth_place text not null default '',
  birth_nakshatra text not null default '' check (birth_nakshatra ~ '^([1-9]|1[0-9]|2[0-7])?$'),
  birth_rashi text not null default '' check (birth_rashi ~ '^([1-9]|1[0-2])?$'),
  gotra text not null default '',
  is_gotra_unknown text not null default '' check (is_gotra_unknown in ('true', '')),
  read_as text not null default '',
  guardian text not null default '',
  consent_version text,
  consent_given_at timestamptz(3),
  unique (plan_id, number),
  check ((state = 'invited') = (expires_at is not null)),
  check ((state = 'invited') = (answered_at is null)),
  check ((state in ('invited', 'ready')) = (token_hash is not null)),
  check ((consent_version is null) = (consent_given_at is null)),
  -- Nothing about an invited person without their own word.
  check ((state = 'ready') = (consent_version is not null)),
  check (state = 'ready' or name || birth_date || birth_time || is_time_uncertain || birth_place || birth_nakshatra || birth_rashi || gotra
    || is_gotra_unknown || read_as || guardian = '')
);
