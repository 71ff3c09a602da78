-- When each order of a partner was changed last, so that the partner's programs read what has changed since they asked.

-- No column of orders: a plan changes many orders without their locks.
create table order_changes (
  order_id uuid primary key references orders (id) on delete cascade,
  partner text not null,
  changed_at timestamptz(3) not null
);
create index order_changes_of_partner on order_changes (partner, changed_at, order_id);
insert into order_changes (order_id, partner, changed_at)
  select id, partner, greatest(created_at, (select max(at) from order_history where order_id = orders.id),
    (select max(at) from ledger where order_id = orders.id))
  from orders where partner is not null;

create function note_own_order() returns trigger language plpgsql as $body$
  begin
    if new.partner is null then
      delete from order_changes where order_id = new.id;
    else
      insert into order_changes (order_id, partner, changed_at) values (new.id, new.partner, clock_timestamp())
        on conflict (order_id) do update set partner = new.partner, changed_at = clock_timestamp();
    end if;
    return null;
  end $body$;
create trigger orders_placed_for_partner after insert on orders for each row
  when (new.partner is not null) execute function note_own_order();
create trigger orders_changed_for_partner after update on orders for each row
  when (coalesce(old.partner, new.partner) is not null and (old.partner, old.status, old.payment_method, old.customer_name, old.held_until)
    is distinct from (new.partner, new.status, new.payment_method, new.customer_name, new.held_until))
  execute function note_own_order();

-- An order without a partner has no row, so noting its changes costs one look into an index.
create function note_order_changes() returns trigger language plpgsql as $body$
  begin
    update order_changes set changed_at = clock_timestamp() where order_id in (select order_id from changed);
    return null;
  end $body$;

-- After each of these, what the partner sees of the orders of the changed rows is another.
create trigger order_history_insert_changes_order after insert on order_history
  referencing new table as changed for each statement execute function note_order_changes();
create trigger ledger_insert_changes_order after insert on ledger
  referencing new table as changed for each statement execute function note_order_changes();
create trigger hand_payments_insert_changes_order after insert on hand_payments
  referencing new table as changed for each statement execute function note_order_changes();
create trigger hand_payments_update_changes_order after update on hand_payments
  referencing new table as changed for each statement execute function note_order_changes();
create trigger order_items_update_changes_order after update on order_items
  referencing new table as changed for each statement execute function note_order_changes();

-- A draft of a report is nobody's news.
create function note_report() returns trigger language plpgsql as $body$
  begin
    update order_changes set changed_at = clock_timestamp() where order_id = new.order_id;
    return null;
  end $body$;
create trigger reports_change_order after insert or update on reports for each row
  when (new.sent_at is not null) execute function note_report();
