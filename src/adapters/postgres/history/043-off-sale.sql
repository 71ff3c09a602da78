-- Rituals that can be read about, but not ordered.

alter table services add column off_sale boolean not null default false;
