-- The browsers to which members of the staff get pushes; messages go to them by their ids.

create table push_devices (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  device text not null,
  created_at timestamptz(3) not null
);
create unique index push_devices_endpoint on push_devices (endpoint);
create index push_devices_user on push_devices (user_id, created_at);
alter table messages drop constraint messages_channel_check;
alter table messages add constraint messages_channel_check check (channel in ('email', 'sms', 'push')) not valid;
