-- A key knows the key for which it was exchanged.

alter table api_keys add column exchanged_for uuid references api_keys (id);
