-- What is needed to take back that a ritual was begun: whether it got its date only then, and which letter about it still waits.

alter table order_items add column begun_undated boolean not null default false;
alter table messages add column topic text;
