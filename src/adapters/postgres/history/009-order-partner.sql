-- Whose link led to an order. Without a reference: partners are a setting, and an order outlives its partner.

alter table orders add column partner text;
