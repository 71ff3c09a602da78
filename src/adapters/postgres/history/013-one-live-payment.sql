-- At most one payment of an order asks for money, and those of a paid order are closed.

alter table payments drop constraint payments_state_check;
alter table payments add constraint payments_state_check
  check (state in ('creating','waiting','confirming','partial','completed','expired','cancelled','closed'));

-- Money that came for a paid order, and that nobody was asked to look at, is no part of what paid the order.
update payments set
    state = 'closed',
    reviews = case when received > 0 and not 'order_already_paid' = any(reviews)
      then array_append(reviews, 'order_already_paid') else reviews end
  from orders
  where orders.id = payments.order_id and orders.status in ('paid', 'processing', 'ready', 'completed')
    and payments.state in ('waiting', 'confirming', 'partial', 'expired', 'cancelled');

-- Of several payments that ask for money the newest stays: it is the payer's last choice.
update payments set
    state = 'cancelled',
    reviews = case when received > 0 and not 'underpaid' = any(reviews)
      then array_prepend('underpaid', reviews) else reviews end
  where state in ('waiting', 'partial') and exists (
    select from payments newer
    where newer.order_id = payments.order_id and newer.state in ('waiting', 'partial')
      and (newer.created_at, newer.id) > (payments.created_at, payments.id));
create unique index payments_one_asks on payments (order_id) where state in ('waiting', 'partial');
