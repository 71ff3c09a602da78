-- A ritual may be sold by its length alone, and taken from readers and buyers; its place and its address stay.
alter table services add column without_tiers boolean not null default false;
alter table services add column hidden boolean not null default false;
