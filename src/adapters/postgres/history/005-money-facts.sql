-- Card payments on record, every reason for a person to look at a payment, and trails that cannot be emptied either.

alter table payments add column reviews text[] not null default '{}';
update payments set reviews = array[review] where review is not null;
alter table payments drop column review;

create table card_payments (
  id uuid primary key,
  order_id uuid not null references orders,
  gateway text not null,
  amount_usd_cents bigint not null,
  received_at timestamptz(3) not null,
  reviews text[] not null,
  unique (order_id, gateway)
);

-- What cards have paid so far, so that a report which comes again stays the same payment.
insert into card_payments
  select gen_random_uuid(), order_id, gateway, (data ->> 'totalCents')::bigint, at, '{}'
  from ledger where kind = 'order_paid' and payment_id is null;

-- Triggers for each row do not see TRUNCATE.
create trigger order_history_never_emptied before truncate on order_history for each statement execute function refuse_change();
create trigger ledger_never_emptied before truncate on ledger for each statement execute function refuse_change();
create trigger auth_events_never_emptied before truncate on auth_events for each statement execute function refuse_change();
