-- A shop's only administrator agrees alone with a confirmation above the limit.

alter table hand_payments add column agreed_alone boolean not null default false;

-- Whatever the code above it does, it is never said at once, and never beside a second person.
alter table hand_payments
  add check (not agreed_alone or (agreed_by is null and settled_at is not null and settled_at > confirmed_at));
