-- In which browser a guest placed an order, by the hash of its cookie.

alter table orders add column browser_hash text;
