-- Payments that people confirm by hand: with two persons, to be taken back, several for an order in turn.

alter table hand_payments
  add column state text not null default 'confirmed' check (state in ('proposed', 'confirmed', 'taken_back', 'withdrawn', 'declined')),
  add column note text not null default '',
  add column evidence text not null default '',
  add column partner text,
  add column before_status text not null default 'waiting' check (before_status in ('pending', 'waiting')),
  add column before_method text not null default 'manual' check (before_method in ('crypto', 'card', 'manual')),
  add column agreed_by text,
  add column settled_at timestamptz(3),
  add column ended_by text,
  add column ended_at timestamptz(3);
update hand_payments set before_method = method, settled_at = confirmed_at;
alter table hand_payments
  alter column state drop default, alter column before_status drop default, alter column before_method drop default,
  add check (state not in ('confirmed', 'taken_back') or settled_at is not null),
  -- Whatever the code above it does, whoever agrees is a second person.
  add check (agreed_by is null or agreed_by <> confirmed_by);
alter table hand_payments drop constraint hand_payments_order_id_key;
create unique index hand_payments_live on hand_payments (order_id) where state in ('proposed', 'confirmed');
create index hand_payments_order on hand_payments (order_id);
create index hand_payments_partner on hand_payments (partner, settled_at) where partner is not null;
alter table orders add column held_until timestamptz(3);

-- An order is paid at most once between two payments that were taken back, whatever the code above does.
drop index ledger_order_paid_once;
create unique index ledger_order_paid_once on ledger (order_id, (coalesce((data->>'round')::int, 0))) where kind = 'order_paid';
create unique index ledger_order_unpaid_once on ledger (order_id, ((data->>'round')::int)) where kind = 'order_unpaid';

create function refuse_second_payment() returns trigger language plpgsql as $body$
  declare round int := coalesce((new.data->>'round')::int, 0);
  begin
    if new.kind = 'order_paid' and round > 0 and not exists (select from ledger
        where order_id = new.order_id and kind = 'order_unpaid' and (data->>'round')::int = round - 1) then
      raise exception 'the order was paid, and that was not taken back';
    end if;
    if new.kind = 'order_unpaid' and not exists (select from ledger
        where order_id = new.order_id and kind = 'order_paid' and coalesce((data->>'round')::int, 0) = round) then
      raise exception 'the order was not paid';
    end if;
    return new;
  end $body$;
create trigger ledger_paid_in_turn before insert on ledger for each row
  when (new.kind in ('order_paid', 'order_unpaid')) execute function refuse_second_payment();
