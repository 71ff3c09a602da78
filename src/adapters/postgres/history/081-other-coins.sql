-- The transfers in other coins that are known of a payment, and those that a person had seen when deciding about it.

alter table payments add column others jsonb not null default '[]';
alter table review_decisions add column others jsonb not null default '[]';
