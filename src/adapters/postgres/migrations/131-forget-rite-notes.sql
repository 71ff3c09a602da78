-- What was noted of a rite goes with the personal data of its order; before, its reasons alone did.

create or replace function forget_rite_reasons() returns trigger language plpgsql as $body$
  begin
    delete from rite_notes where order_id = new.id;
    return null;
  end $body$;
delete from rite_notes where order_id in (select id from orders where erased_at is not null);
