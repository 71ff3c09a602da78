import { type RawBuilder, sql } from 'kysely';
import { type FieldNames, fieldsOf } from '#kernel/bilingual-fields.ts';
import type { Figures } from '#modules/overview/index.ts';

/** What moved of a part of the whole. */
export interface PartRow extends Omit<Figures, 'net'> {
  readonly key: string | null;
  readonly names: Readonly<Record<FieldNames<'name'>, string>> | null;
}

const NAMES = fieldsOf('name');

/** When a time begins, and when it is over. */
export type Instants = readonly [first: Date, past: Date];

/** The names in each language as one value; null when there is none. */
export function namesInEach(spell: (field: FieldNames<'name'>) => RawBuilder<unknown>): RawBuilder<unknown> {
  const pairs = NAMES.flatMap((field) => [sql`${sql.lit(field)}`, spell(field)]);
  return sql`case when ${spell('name')} is not null then jsonb_build_object(${sql.join(pairs)}) end`;
}

/**
 * The sums of a time by ritual. Of the days of UTC that lie in it whole the sums are rows; of the hours before and after, and of the orders
 * that count once though money came for them on several days, the shares are read.
 */
export function sumsByRitual([first, past]: Instants): RawBuilder<PartRow> {
  const days = wholeDays(first, past);
  const firstDay = dayOf(days.first);
  const pastDay = dayOf(days.past);
  const names = sql.join(NAMES.map((field) => sql.ref(field)));
  const noNames = sql.join(NAMES.map(() => sql`null`));
  const isBeside = sql`(at >= ${first} and at < ${days.first} or at >= ${days.past} and at < ${past})`;
  return sql<PartRow>`
    select item_id as key, ${namesInEach((field) => sql`max(${sql.ref(field)})`)} as names, sum(orders)::float8 as orders,
      sum(came)::float8 as came, sum(by_hand)::float8 as "byHand", sum(refunded)::float8 as refunded, sum(fee)::float8 as fee
    from (
      select true as moved, item_id, ${names}, orders, came, by_hand, refunded, fee from ritual_sums
        where day >= ${firstDay}::date and day < ${pastDay}::date
      union all select false, item_id, ${names}, 0, 0, 0, 0, 0 from ritual_sums
        where day in (${firstDay}::date - 1, ${firstDay}::date, ${pastDay}::date)
      union all select true, item_id, ${noNames}, 0, came, by_hand, refunded, fee from money_shares where ${isBeside}
      union all select true, item_id, ${noNames}, 1, 0, 0, 0, 0 from (
          select order_id, item_id, came from money_shares where not several and came <> 0 and ${isBeside}
          union all select order_id, item_id, came from money_shares where several and at >= ${first} and at < ${past}
        ) counted group by order_id, item_id having sum(came) > 0
    ) parts group by item_id having bool_or(moved)`;
}

const DAY = 86_400_000;

/** The days of UTC within a time; where there is none, both ends are the end of the time. */
function wholeDays(first: Date, past: Date): { readonly first: Date; readonly past: Date } {
  const begin = new Date(Math.min(Math.ceil(first.getTime() / DAY) * DAY, past.getTime()));
  const end = new Date(Math.max(Math.floor(past.getTime() / DAY) * DAY, begin.getTime()));
  return { first: begin, past: end };
}

function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}
