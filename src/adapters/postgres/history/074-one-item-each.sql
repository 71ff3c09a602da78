-- An order holds one item for each ritual and duration. Orders of former versions keep what they have, each further one with its number.

alter table order_items add column same_before int not null default 0;
update order_items set same_before = counted.before
  from (select order_id, position, row_number() over (partition by order_id, item_id, weeks order by position) - 1 as before
    from order_items) as counted
  where order_items.order_id = counted.order_id and order_items.position = counted.position and counted.before > 0;
create unique index order_items_one_each on order_items (order_id, item_id, weeks, same_before);
