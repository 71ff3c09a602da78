-- A wish for another day names its rituals with the days that they had; the desk marks what is prepared; each move of a day is counted.

alter table order_items add column prepared_at timestamptz(3);
alter table order_items add column moves int not null default 0;
alter table postponement_asks add column items jsonb not null default '[]';

-- A wish of a former version was about everything that had not begun.
update postponement_asks set items = coalesce((
    select jsonb_agg(jsonb_build_object('position', position, 'startDate', to_char(start_date, 'YYYY-MM-DD')) order by position)
    from order_items where order_items.order_id = postponement_asks.order_id and begun_at is null
  ), '[]') where state = 'open';
alter table postponement_asks drop constraint postponement_asks_state_check;
alter table postponement_asks add constraint postponement_asks_state_check
  check (state in ('open', 'agreed', 'declined', 'taken_back', 'withdrawn'));
