-- Lists of the orders whose money moved in some days, by state, sum or date, read an index that passes over the orders of other days.

alter table orders add column money_moved_at timestamptz(3);
update orders set money_moved_at = newest
  from (select order_id, max(at) as newest from money_movements group by order_id) as moved where orders.id = moved.order_id;

-- Also for a version of the shop that does not know the column.
create function note_moved_money() returns trigger language plpgsql as $body$
  begin
    update orders set money_moved_at = greatest(money_moved_at, newest)
      from (select order_id, max(at) as newest from added group by order_id) as moved where orders.id = moved.order_id;
    return null;
  end $body$;
create trigger money_movements_noted after insert on money_movements
  referencing new table as added for each statement execute function note_moved_money();

create index orders_moved on orders (created_at desc, id desc) include (status, money_moved_at) where money_moved_at is not null;
create index orders_moved_status on orders (status, created_at desc, id desc) include (money_moved_at) where money_moved_at is not null;
create index orders_moved_total on orders (total_cents desc, created_at desc, id desc) include (status, money_moved_at)
  where money_moved_at is not null;
