import { sql } from 'kysely';
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import type { Place } from '#kernel/cursor.ts';
import type { DeskReader, OrderToPerform } from '#modules/rituals/index.ts';
import { risingPage } from '../engine/keyset.ts';
import { withItems } from '../orders/order-rows.ts';
import type { Queries } from '../tables/entities.ts';
import { customersOf, knownFrom } from './known-customers.ts';
import { wishedDaysOf } from './postponement-asks.ts';
import { notesOf } from './rite-notes.ts';
import { readingsOf, ticksOf } from './ritual-marks.ts';

/** No ritual takes longer. */
const MOST_DAYS = 12 * 7;

export function createDeskReader(queries: Queries): DeskReader {
  return {
    ofDay: (day, limit, after) => {
      const isPaid = sql<boolean>`orders.status in ('paid', 'processing', 'ready', 'completed')`;
      return read(queries, sql`${isPaid} and ${hasRitualOn(day)}`, { limit, after, day });
    },
    withoutDate: (limit, after) => {
      // As the index says it.
      const isToPerform = sql<boolean>`orders.status in ('paid', 'processing')`;
      const hasUndated = sql<boolean>`exists (select from order_items where order_id = orders.id and start_date is null)`;
      return read(queries, sql`${isToPerform} and ${hasUndated}`, { limit, after });
    },
    find: async (id) => (await read(queries, sql`orders.id = ${id}::uuid`, { limit: 1, after: undefined }))[0],
  };
}

/**
 * Its days are few rows of an index, because no ritual is longer than `MOST_DAYS`. As an array they are read first; a join would walk
 * through all paid orders, oldest first, until it met them.
 */
const hasRitualOn = (day: CalendarDate) =>
  sql<boolean>`orders.id = any(array(select order_id from order_items
    where start_date between ${addDays(day, -MOST_DAYS)}::date and ${day}::date and start_date + weeks * 7 >= ${day}::date))`;

type Condition = ReturnType<typeof sql<boolean>>;

async function read(
  queries: Queries,
  condition: Condition,
  { limit, after, day }: { readonly limit: number; readonly after: Place | undefined; readonly day?: CalendarDate },
): Promise<OrderToPerform[]> {
  const rows = await queries
    .selectFrom('orders')
    .selectAll()
    .where(condition)
    .$call(risingPage('created_at', after, limit))
    .execute();
  const orders = await withItems(queries, rows);
  const customers = await customersOf(queries, orders);
  const ids = orders.map(({ id }) => id);
  const readings = Map.groupBy(await readingsOf(queries, ids), ({ orderId }) => orderId);
  const ticks = Map.groupBy(await ticksOf(queries, ids, day), ({ orderId }) => orderId);
  const notes = Map.groupBy(await notesOf(queries, ids, day), ({ orderId }) => orderId);
  const wishes = Map.groupBy(await wishedDaysOf(queries, ids), ({ orderId }) => orderId);
  return orders.map((order) => ({
    order,
    ...knownFrom(customers, order),
    readings: readings.get(order.id) ?? [],
    ticks: ticks.get(order.id) ?? [],
    notes: notes.get(order.id) ?? [],
    wishedDays: wishes.get(order.id) ?? [],
  }));
}
