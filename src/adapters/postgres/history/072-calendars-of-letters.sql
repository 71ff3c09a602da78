-- A letter about a plan carries its calendar as a file.

alter table messages add column calendar text;
