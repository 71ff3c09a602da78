-- What had moved before, in a transaction of its own, so that nobody waits who writes meanwhile. Of an order whose money has moved since, the
-- trigger has shared out all.

with added as (
  insert into money_shares select * from shares_of_money() order by at on conflict do nothing returning *
), named as (
  select item_id, max(name) as name, max(name_en) as name_en from order_items group by item_id
)
insert into ritual_sums as sums
  select (at at time zone 'UTC')::date, added.item_id, max(name), max(name_en), sum(counts::int), sum(came), sum(by_hand), sum(refunded), sum(fee)
  from added join named on named.item_id = added.item_id group by 1, 2
  on conflict (day, item_id) do update set name = greatest(sums.name, excluded.name), name_en = greatest(sums.name_en, excluded.name_en),
    orders = sums.orders + excluded.orders, came = sums.came + excluded.came, by_hand = sums.by_hand + excluded.by_hand,
    refunded = sums.refunded + excluded.refunded, fee = sums.fee + excluded.fee;
