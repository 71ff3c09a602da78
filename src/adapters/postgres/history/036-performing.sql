-- When each ritual of an order is to be performed, and when it was begun and performed.

alter table order_items
  add column start_date date,
  add column begun_at timestamptz(3),
  add column performed_at timestamptz(3),
  add constraint order_items_begun check (begun_at is null or start_date is not null),
  add constraint order_items_performed check (performed_at is null or begun_at is not null);

-- Until now the date of a plan was the date of all paid rituals of its customer.
update order_items set start_date = plans.start_date from orders, plans
  where orders.id = order_items.order_id and orders.user_id = plans.user_id
    and orders.status in ('paid', 'processing', 'ready', 'completed');
update order_items set start_date = plans.start_date from orders, users, plans
  where orders.id = order_items.order_id and orders.user_id is null and lower(orders.customer_email) = users.email
    and users.id = plans.user_id and orders.status in ('paid', 'processing', 'ready', 'completed');
create index order_items_day on order_items (start_date) where start_date is not null;
create index orders_to_perform on orders (created_at, id) where status in ('paid', 'processing');
