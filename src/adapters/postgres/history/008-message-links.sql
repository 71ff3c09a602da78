-- Which order or request a message speaks of, and indexes by which personal data are read and erased in pages.

alter table messages add column about uuid;
-- Only the mail about a request for a consultation ends with a number; the customer may have written anything before it.
update messages set about = substring(text from ': ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$')::uuid;
-- A receipt holds the address of its order.
update messages set about = substring(text from '/order/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})')::uuid where about is null;
create index messages_about on messages (about) where about is not null;

drop index messages_recipient_any_case;
create index messages_recipient_any_case on messages (lower(recipient), created_at, id);
drop index messages_user;
create index messages_user on messages (user_id, created_at, id) where user_id is not null;
create index idempotency_keys_result on idempotency_keys ((result #>> '{value,id}'));
