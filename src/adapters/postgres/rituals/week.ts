import { sql } from 'kysely';
import { type FieldNames, fieldsOf, fromFields } from '#kernel/bilingual-fields.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { PAID_STATUSES } from '#modules/orders/index.ts';
import type { WeekReader } from '#modules/rituals/index.ts';
import type { Queries } from '../tables/entities.ts';
import { LONGEST_RITUAL_DAYS } from './rituals.ts';

/** So many different rituals of a day are returned. */
const MOST_KINDS = 100;

interface Row extends Readonly<Record<FieldNames<'name'>, string>> {
  readonly day: CalendarDate;
  readonly item_id: string;
  readonly count: number;
  readonly begins: number;
}

export function createWeekReader(queries: Queries): WeekReader {
  return { ofWeek: (from) => ofWeek(queries, from) };
}

/**
 * Counts the rituals of each day of a week. As in the list of a day, a ritual is counted on the day on which it ends as well. The first
 * condition on `start_date` lets an index find the candidates, the second is exact.
 */
async function ofWeek(queries: Queries, from: CalendarDate) {
  const names = sql.join(fieldsOf('name').map((name) => sql.ref(name)));
  const { rows } = await sql<Row>`
    select * from (
      select day, item_id, ${names}, count(*)::int as count, (count(*) filter (where start_date = day))::int as begins,
          row_number() over (partition by day order by count(*) desc, item_id, ${names}) as rank
        from (select ${from}::date + ahead as day from generate_series(0, 6) as ahead) as days
        join order_items on start_date between day - ${LONGEST_RITUAL_DAYS}::int and day and start_date + weeks * 7 >= day
        join orders on orders.id = order_items.order_id and orders.status = any(${PAID_STATUSES}::text[])
        group by day, item_id, ${names}
    ) kinds where rank <= ${MOST_KINDS}::int order by day, rank
  `.execute(queries);
  return rows.map((row) => {
    const { day, item_id: itemId, count, begins } = row;
    return { day, itemId, name: fromFields(row, 'name'), count, begins };
  });
}
