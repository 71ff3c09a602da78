-- Refunds that a card gateway was asked to pay: nobody may end them before it has answered.

alter table refunds add column asked_at timestamptz(3);
alter table refunds add constraint refunds_asked check (asked_at is null or source_kind = 'card');
