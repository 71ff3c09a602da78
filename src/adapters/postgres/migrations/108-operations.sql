-- What keeps the shop running: letters and messages, answers that are given again, limits, jobs, and the sandbox's inbox.

create table messages (
  id uuid primary key,
  channel text not null check (channel in ('email', 'sms', 'push')),
  recipient text not null,
  -- Messages to an address that its user gave up stay with the user, and go with them.
  user_id uuid references users on delete cascade,
  -- The order or request that it speaks of, and which letter about it this is.
  about uuid,
  topic text,
  subject text not null,
  text text not null,
  html text not null,
  -- A letter about a plan carries its calendar as a file.
  calendar text,
  language text not null,
  -- A message with a secret, enciphered.
  sealed text,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3),
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'dead')),
  attempts int not null default 0,
  next_attempt_at timestamptz(3),
  sent_at timestamptz(3),
  failed_at timestamptz(3),
  failure text
);
create index messages_created_at on messages (created_at desc);
create index messages_due on messages (next_attempt_at) where state = 'waiting';
create index messages_undelivered on messages (state) where state in ('waiting', 'dead');
create index messages_recipient on messages (recipient, created_at desc);
create index messages_recipient_any_case on messages (lower(recipient), created_at, id);
create index messages_user on messages (user_id, created_at, id) where user_id is not null;
create index messages_about on messages (about) where about is not null;

-- The messages of an account that is being closed are erased by their addresses, a page at a time.
create function keep_messages_of_former_email() returns trigger language plpgsql as $body$
  begin
    update messages set user_id = new.id where lower(recipient) = old.email;
    return null;
  end $body$;
create trigger users_email_changed after update of email on users
  for each row when (old.email is distinct from new.email and new.closed_at is null)
  execute function keep_messages_of_former_email();

create table idempotency_keys (
  caller text not null,
  operation text not null,
  key text not null,
  body_hash text not null,
  claimed_at timestamptz(3) not null,
  result jsonb,
  primary key (caller, operation, key)
);
create index idempotency_keys_claimed_at on idempotency_keys (claimed_at);
create index idempotency_keys_result on idempotency_keys ((result #>> '{value,id}'));

-- Answers that hold a secret, enciphered: a table of their own, because no backup may have them.
create table secret_answers (
  caller text not null,
  operation text not null,
  key text not null,
  sealed text not null,
  made_at timestamptz(3) not null,
  primary key (caller, operation, key),
  foreign key (caller, operation, key) references idempotency_keys on delete cascade
);

create table rate_limits (
  bucket text primary key,
  window_start timestamptz(3) not null,
  hits int not null
);

-- Jobs that one instance at a time runs.
create table jobs (
  name text primary key,
  next_run_at timestamptz(3) not null,
  attempts int not null,
  done_at timestamptz(3),
  failed_at timestamptz(3),
  failure text
);

-- Webhooks that came to the inboxes of those who try the sandbox.
create table sandbox_inbox (
  id uuid primary key,
  inbox uuid not null,
  at timestamptz(3) not null,
  webhook_id text not null,
  webhook_timestamp text not null,
  webhook_signature text not null,
  body text not null
);
create index sandbox_inbox_inbox on sandbox_inbox (inbox, at);
create index sandbox_inbox_at on sandbox_inbox (at);
