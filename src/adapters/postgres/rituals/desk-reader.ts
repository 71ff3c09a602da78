import { type RawBuilder, sql } from 'kysely';
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import type { Place } from '#kernel/cursor.ts';
import type { DeskReader, OrderToPerform } from '#modules/rituals/index.ts';
import { risingPage } from '../engine/keyset.ts';
import { allGivenBack } from '../money/refunds.ts';
import { PAID } from '../orders/customer-orders.ts';
import { withItems } from '../orders/order-rows.ts';
import type { Queries } from '../tables/entities.ts';
import { customersOfOrders, knownAmong } from './known-customers.ts';
import { wishedDaysOf } from './postponement-asks.ts';
import { sentPlaces } from './reports.ts';
import { standingNotesOf } from './rite-notes.ts';
import { LONGEST_RITUAL_DAYS, readingsOf, ticksOf } from './rituals.ts';

export function createDeskReader(queries: Queries): DeskReader {
  return {
    ofDay: (day, limit, after) => {
      const isPaid = sql<boolean>`orders.status in (${PAID})`;
      return read(queries, sql`${isPaid} and ${hasRitualOn(day)}`, { limit, after, day });
    },
    withoutDate: (limit, after) => {
      // Spelled as in the index of orders that are to be performed.
      const isToPerform = sql<boolean>`orders.status in ('paid', 'processing')`;
      const hasUndated = sql<boolean>`exists (select from order_items where order_id = orders.id and start_date is null)`;
      return read(queries, sql`${isToPerform} and ${hasUndated}`, { limit, after });
    },
    async find(id) {
      const [order] = await read(queries, sql`orders.id = ${id}::uuid`, { limit: 1, after: undefined });
      return order;
    },
  };
}

/**
 * SQL that is true of an order one of whose rituals is performed on a day, or ended with the day before: a ritual also stands on its end
 * date, as in the customer's plan. The rituals of a day are few rows of an index. As an array they are read first; a join would read
 * all paid orders, oldest first, until it met them.
 */
const hasRitualOn = (day: CalendarDate) =>
  sql<boolean>`orders.id = any(array(select order_id from order_items
    where start_date between ${addDays(day, -LONGEST_RITUAL_DAYS)}::date and ${day}::date and start_date + weeks * 7 >= ${day}::date))`;

/** A page of orders with what is needed to perform them; with `day`, what is noted of that day. */
async function read(
  queries: Queries,
  condition: RawBuilder<boolean>,
  { limit, after, day }: { readonly limit: number; readonly after: Place | undefined; readonly day?: CalendarDate },
): Promise<OrderToPerform[]> {
  const rows = await queries
    .selectFrom('orders')
    .selectAll()
    .where(condition)
    .$call(risingPage('created_at', after, limit))
    .execute();
  const orders = await withItems(queries, rows);
  const customers = await customersOfOrders(queries, orders);
  const ids = orders.map(({ id }) => id);
  const readings = Map.groupBy(await readingsOf(queries, ids), ({ orderId }) => orderId);
  const ticks = Map.groupBy(await ticksOf(queries, ids, day), ({ orderId }) => orderId);
  const notes = Map.groupBy(await standingNotesOf(queries, ids, day), ({ orderId }) => orderId);
  const reports = Map.groupBy(await sentPlaces(queries, ids), ({ orderId }) => orderId);
  const wishes = Map.groupBy(await wishedDaysOf(queries, ids), ({ orderId }) => orderId);
  const givenBack = await allGivenBack(queries, ids);
  return orders.map((order) => ({
    order,
    ...knownAmong(customers, order),
    readings: readings.get(order.id) ?? [],
    ticks: ticks.get(order.id) ?? [],
    notes: notes.get(order.id) ?? [],
    reported: reports.get(order.id)?.map(({ position }) => position) ?? [],
    wishedDays: wishes.get(order.id) ?? [],
    allGivenBack: givenBack.has(order.id),
  }));
}
