-- When the date of each ritual was set; nobody noted it until now.

alter table order_items add column planned_at timestamptz(3);
