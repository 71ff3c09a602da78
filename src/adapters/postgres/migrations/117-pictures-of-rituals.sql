-- A picture of the shop may stand in place of a ritual's emblem, with words for those who do not see it.
alter table services add column picture_url text;
alter table services add column picture_alt text;
alter table services add column picture_alt_en text;
