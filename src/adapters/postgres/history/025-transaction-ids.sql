-- The transfers that paid, by the names under which their sender finds them.

alter table payments add column transaction_ids text[] not null default '{}';
