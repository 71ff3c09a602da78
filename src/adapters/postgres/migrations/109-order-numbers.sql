-- The number by which people name an order, counted from 1001. An order that was rolled back leaves a gap, and no number comes again.

create sequence order_numbers as int start 1001;

alter table orders add column number int;
-- Former orders are counted in the order in which they were placed.
update orders set number = placed.number
  from (select id, 1000 + row_number() over (order by created_at, id) as number from orders) as placed
  where placed.id = orders.id;
select setval('order_numbers', coalesce(max(number), 1001), max(number) is not null) from orders;

-- A version of the shop that names no number gets one by the default.
alter table orders
  alter column number set default nextval('order_numbers'),
  alter column number set not null,
  add constraint orders_number unique (number);
-- With the table goes its sequence, as a restored backup needs.
alter sequence order_numbers owned by orders.number;
