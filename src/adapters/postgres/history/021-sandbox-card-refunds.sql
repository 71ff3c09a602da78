-- What the sandbox has paid back of card payments.

create table sandbox_card_refunds (
  id uuid primary key,
  card_payment_id uuid not null,
  amount_usd_cents bigint not null check (amount_usd_cents > 0)
);
create index sandbox_card_refunds_payment on sandbox_card_refunds (card_payment_id);
