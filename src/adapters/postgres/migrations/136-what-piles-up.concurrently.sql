-- What is looked at again and again finds what it looks for without the rest of what has piled up.

drop index concurrently if exists messages_with_secret;
create index concurrently messages_with_secret on messages (created_at) where sealed is not null;
drop index concurrently if exists gateway_notices_with_text;
create index concurrently gateway_notices_with_text on gateway_notices (received_at) where body is not null;
drop index concurrently if exists orders_unpaid_of_guests;
create index concurrently orders_unpaid_of_guests on orders (created_at desc, id desc)
  where user_id is null and erased_at is null and status in ('pending', 'cancelled');
drop index concurrently if exists payments_to_review;
create index concurrently payments_to_review on payments (created_at) where awaits_review;
