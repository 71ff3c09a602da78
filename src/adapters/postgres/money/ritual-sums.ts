import { type RawBuilder, sql } from 'kysely';
import { type FieldNames, fieldsOf } from '#kernel/bilingual-fields.ts';
import { DAY_MS } from '#kernel/durations.ts';
import type { Figures } from '#modules/overview/index.ts';

/** The sums of one ritual, partner or way; `key` and `names` are null for what belongs to none, or has no name. */
export interface PartRow extends Omit<Figures, 'net'> {
  readonly key: string | null;
  readonly names: Readonly<Record<FieldNames<'name'>, string>> | null;
}

const NAMES = fieldsOf('name');

/** The beginning of a time, and its end, which does not belong to it. */
export type Instants = readonly [first: Date, past: Date];

/** SQL of a name in each language, as one JSON value; null when there is no name. */
export function namesInEach(spell: (field: FieldNames<'name'>) => RawBuilder<unknown>): RawBuilder<unknown> {
  const pairs = NAMES.flatMap((field) => [sql`${sql.lit(field)}`, spell(field)]);
  return sql`case when ${spell('name')} is not null then jsonb_build_object(${sql.join(pairs)}) end`;
}

/**
 * SQL of the sums of a time by ritual. The whole days of UTC in it have rows of sums. Single shares are read for the hours before and after
 * these days, and of orders whose money came on several days (`several`), which no row of sums counts: an order counts once if the money that
 * came by its shares is more than was taken back; else what was taken back is `uncounted`. The second part adds no money: it only has the
 * names of rituals that have no row of sums in the time itself.
 */
export function sumsByRitual([first, past]: Instants): RawBuilder<PartRow> {
  const days = wholeDays(first, past);
  const firstDay = dayOf(days.first);
  const pastDay = dayOf(days.past);
  const names = sql.join(NAMES.map((field) => sql.ref(field)));
  const noNames = sql.join(NAMES.map(() => sql`null`));
  const isOutsideDays = sql`(at >= ${first} and at < ${days.first} or at >= ${days.past} and at < ${past})`;
  return sql<PartRow>`
    select item_id as key, ${namesInEach((field) => sql`max(${sql.ref(field)})`)} as names, sum(orders)::float8 as orders,
      sum(came - uncounted)::float8 as counted, sum(came)::float8 as came, sum(by_hand)::float8 as "byHand",
      sum(refunded)::float8 as refunded, sum(fee)::float8 as fee
    from (
      select true as moved, item_id, ${names}, orders, 0 as uncounted, came, by_hand, refunded, fee from ritual_sums
        where day >= ${firstDay}::date and day < ${pastDay}::date
      union all select false, item_id, ${names}, 0, 0, 0, 0, 0, 0 from ritual_sums
        where day in (${firstDay}::date - 1, ${firstDay}::date, ${pastDay}::date)
      union all select true, item_id, ${noNames}, 0, 0, came, by_hand, refunded, fee from money_shares where ${isOutsideDays}
      union all select true, item_id, ${noNames}, (sum(came) > 0)::int, least(sum(came), 0), 0, 0, 0, 0 from (
          select order_id, item_id, came from money_shares where not several and came <> 0 and ${isOutsideDays}
          union all select order_id, item_id, came from money_shares where several and at >= ${first} and at < ${past}
        ) judged group by order_id, item_id
    ) parts group by item_id having bool_or(moved)`;
}

/** The whole days of UTC within a time, from the first until the day after the last. Without a whole day both are the end of the time. */
function wholeDays(first: Date, past: Date): { readonly first: Date; readonly past: Date } {
  const begin = new Date(Math.min(Math.ceil(first.getTime() / DAY_MS) * DAY_MS, past.getTime()));
  const end = new Date(Math.max(Math.floor(past.getTime() / DAY_MS) * DAY_MS, begin.getTime()));
  return { first: begin, past: end };
}

function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}
