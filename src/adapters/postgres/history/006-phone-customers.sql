-- Orders of customers without an e-mail, and calendars whose address can be changed.

alter table orders drop constraint orders_check;
alter table orders add constraint orders_write_to_nobody_nameless check (customer_email is null or customer_name is not null);
alter table plans add column calendar_version int not null default 0 check (calendar_version >= 0);
