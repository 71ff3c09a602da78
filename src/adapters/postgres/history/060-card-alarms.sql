-- A decision about a card payment ends with the next alarm, even one for a reason that was decided about before.

alter table card_payments add column alarms int not null default 0;
