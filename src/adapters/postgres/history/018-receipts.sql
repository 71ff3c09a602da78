-- Receipts are numbered without gaps; orders that are paid already get their numbers in the order in which they were paid.

alter table orders add column receipt_number int unique check (receipt_number > 0);
update orders set receipt_number = paid.number
  from (select order_id, row_number() over (order by at, order_id) as number from ledger where kind = 'order_paid') paid
  where orders.id = paid.order_id;

-- One row: whoever settles an order locks it until the order is settled.
create table receipt_counter (last int primary key);
insert into receipt_counter select count(receipt_number) from orders;
