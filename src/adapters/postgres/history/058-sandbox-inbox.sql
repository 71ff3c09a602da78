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
