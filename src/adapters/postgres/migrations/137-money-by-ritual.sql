-- The overview's sums by ritual, as rows by day that are written with the money: to divide the money of a year anew takes longer than a
-- statement may. A day here is one of UTC, so that no setting is part of the rows; of a day that a reader's time cuts the shares are read.

-- What a line of the ledger moved, divided by the prices of the order's items. What is cut off is always the whole, to the cent.
create table money_shares (
  order_id uuid not null references orders,
  seq int not null,
  item_id text not null,
  at timestamptz(3) not null,
  came bigint not null,
  by_hand bigint not null,
  refunded bigint not null,
  fee bigint not null,
  -- The order counts for its ritual on this day by this row.
  counts boolean not null default false,
  -- Money came for it on other days as well, so that it counts once for each time that is asked for, and on no day.
  several boolean not null default false,
  primary key (order_id, seq, item_id)
);
create index money_shares_at on money_shares (at);
create index money_shares_several on money_shares (at) where several;

create table ritual_sums (
  day date not null,
  item_id text not null,
  -- As orders name the ritual.
  name text not null,
  name_en text not null,
  orders int not null,
  came bigint not null,
  by_hand bigint not null,
  refunded bigint not null,
  fee bigint not null,
  primary key (day, item_id)
);

-- The shares of all movements, whose readers select those of an order. An order's money is divided as a whole: a movement has what the whole
-- has after it and did not have before.
create function shares_of_money() returns table (order_id uuid, seq int, item_id text, at timestamptz, came bigint, by_hand bigint,
    refunded bigint, fee bigint, counts boolean, several boolean) language sql stable as $body$
  with items as (
    select order_id, item_id, price_cents * quantity - off_cents as part,
      sum(price_cents * quantity - off_cents) over (partition by order_id order by position) as upto,
      nullif(sum(price_cents * quantity - off_cents) over (partition by order_id), 0) as whole
    from order_items
  ), moved as (
    select order_id, seq, at, kind, way, amount_cents, sum(amount_cents) over (partition by order_id, kind order by seq, way) as total
    from money_movements
  ), divided as (
    select moved.*, items.item_id, div(total * upto, whole) - div(total * (upto - part), whole)
      - div((total - amount_cents) * upto, whole) + div((total - amount_cents) * (upto - part), whole) as cents
    from moved join items on items.order_id = moved.order_id
  ), shares as (
    select order_id, seq, item_id, at, (at at time zone 'UTC')::date as day,
      coalesce(sum(cents) filter (where kind = 'came'), 0)::bigint as came,
      coalesce(sum(cents) filter (where kind = 'came' and way = 'hand'), 0)::bigint as by_hand,
      coalesce(sum(cents) filter (where kind = 'refunded'), 0)::bigint as refunded,
      coalesce(sum(cents) filter (where kind = 'fee'), 0)::bigint as fee
    from divided group by order_id, seq, item_id, at
  ), judged as (
    select *, sum(came) over (partition by order_id, item_id) as total,
      row_number() over (partition by order_id, item_id, came <> 0 order by seq) as nth,
      coalesce(min(day) filter (where came <> 0) over (partition by order_id, item_id)
        <> max(day) filter (where came <> 0) over (partition by order_id, item_id), false) as several
    from shares
  )
  select order_id, seq, item_id, at, came, by_hand, refunded, fee, came <> 0 and not several and nth = 1 and total > 0, came <> 0 and several
  from judged
$body$;

-- Runs at the end of the transaction. The sums of a ritual's day are one row for all of its orders: whoever changes some waits until then,
-- takes its turn, and asks for nothing more.
create function share_out_money() returns trigger language plpgsql as $body$
  declare added money_shares[];
  begin
    -- Done with another row of the same transaction.
    if exists (select from money_shares where order_id = new.order_id and seq = new.seq) then return null; end if;
    -- Before its turn: it may wait here for the migration that fills the table.
    with stored as (
      insert into money_shares as share select * from shares_of_money() shares where shares.order_id = new.order_id
        on conflict do nothing returning share
    )
    select array_agg(share) into added from stored;
    perform pg_advisory_xact_lock(hashtext('vedic-rituals-shop ritual sums'));
    insert into ritual_sums as sums
      select (at at time zone 'UTC')::date, shares.item_id, max(name), max(name_en), sum(counts::int), sum(came), sum(by_hand), sum(refunded),
        sum(fee)
      from unnest(added) shares join (
        select item_id, max(name) as name, max(name_en) as name_en from order_items where order_id = new.order_id group by item_id
      ) named on named.item_id = shares.item_id
      group by 1, 2
      on conflict (day, item_id) do update set name = greatest(sums.name, excluded.name), name_en = greatest(sums.name_en, excluded.name_en),
        orders = sums.orders + excluded.orders, came = sums.came + excluded.came, by_hand = sums.by_hand + excluded.by_hand,
        refunded = sums.refunded + excluded.refunded, fee = sums.fee + excluded.fee;
    if (select count(*) from money_shares where order_id = new.order_id) = cardinality(added) then return null; end if;
    -- What came now may be why the order counts no more by what came before.
    with changed as (
      update money_shares kept set counts = wanted.counts from shares_of_money() wanted
        where wanted.order_id = new.order_id and kept.order_id = new.order_id and kept.seq = wanted.seq and kept.item_id = wanted.item_id
          and kept.counts <> wanted.counts
        returning kept.item_id, (kept.at at time zone 'UTC')::date as day, case when kept.counts then 1 else -1 end as more
    )
    update ritual_sums sums set orders = orders + more
      from (select day, item_id, sum(more)::int as more from changed group by day, item_id) changed
      where sums.day = changed.day and sums.item_id = changed.item_id;
    update money_shares kept set several = wanted.several from shares_of_money() wanted
      where wanted.order_id = new.order_id and kept.order_id = new.order_id and kept.seq = wanted.seq and kept.item_id = wanted.item_id
        and kept.several <> wanted.several;
    return null;
  end $body$;
create constraint trigger money_movements_shared_out after insert on money_movements
  deferrable initially deferred for each row execute function share_out_money();
