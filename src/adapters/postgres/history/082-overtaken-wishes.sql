-- The beginning of all that a wish for another day is about ends it, also where that has happened before.

alter table postponement_asks drop constraint postponement_asks_state_check;
alter table postponement_asks add constraint postponement_asks_state_check
  check (state in ('open', 'agreed', 'declined', 'taken_back', 'withdrawn', 'overtaken'));
update postponement_asks set state = 'overtaken', ended_at = greatest(asked_at, (
    select max(begun_at) from order_items where order_items.order_id = postponement_asks.order_id
  )) where state = 'open' and not exists (
    select from jsonb_array_elements(items) item join order_items
      on order_items.order_id = postponement_asks.order_id and order_items.position = (item->>'position')::int
    where begun_at is null
  );
