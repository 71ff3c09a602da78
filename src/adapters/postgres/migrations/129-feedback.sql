-- What customers tell the shop of completed orders, for its people alone. A row without a mark was taken back: its version alone is left.

create table order_feedback (
  order_id uuid primary key references orders,
  mark int check (mark between 1 and 5),
  text text not null,
  -- The sentence by which the customer allows to publish it; null without their word.
  consent_words text,
  consent_at timestamptz(3),
  written_at timestamptz(3) not null,
  version int not null check (version > 0),
  check ((consent_words is null) = (consent_at is null)),
  check (mark is not null or (text = '' and consent_words is null))
);
create index order_feedback_written on order_feedback (written_at);

-- Also for a version of the shop that does not know the table.
create function forget_feedback() returns trigger language plpgsql as $body$
  begin
    delete from order_feedback where order_id = new.id;
    return null;
  end $body$;
create trigger orders_forget_feedback after update on orders
  for each row when (new.erased_at is not null and old.erased_at is null) execute function forget_feedback();
