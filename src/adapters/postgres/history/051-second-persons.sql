-- Counts and lists what waits for a second person without reading all that was ever confirmed by hand.

create index hand_payments_proposed on hand_payments (order_id, confirmed_at) where state = 'proposed';
