-- Rituals outlive the account that paid for them: what is kept for them, who may still claim, and who waits for their money before they leave.

alter table orders add column kept_at timestamptz(3), add column claim_hash text, add column claim_key text;
alter table orders add constraint orders_claim check ((claim_hash is null) = (claim_key is null));
create index orders_claims on orders (claim_key) where claim_hash is not null;

-- A customer takes a wish for the money back.
alter table refund_asks drop constraint refund_asks_state_check;
alter table refund_asks add constraint refund_asks_state_check check (state in ('open', 'granted', 'declined', 'withdrawn'));

-- When the job looks again at a closed account whose orders are kept.
alter table users add column look_again_at timestamptz(3);

create table leavings (
  user_id uuid primary key references users (id) on delete cascade,
  asked_at timestamptz(3) not null,
  told_at timestamptz(3),
  refusals int not null default 0
);
