import { sql } from 'kysely';
import { PAID_STATUSES } from '#modules/orders/index.ts';
import type { DayRoom, FullDays, PlannedRituals } from '#modules/settings/index.ts';
import { createDayCapacity } from '../staff/settings.ts';
import type { Queries } from '../tables/entities.ts';
import { countOf } from '../tables/rows.ts';

/** The room for rituals that begin on a day; a capacity of 0 sets no limit. */
export function createDayRoom(queries: Queries): DayRoom {
  return {
    async lock(day) {
      const { value: capacity } = await createDayCapacity(queries).newest();
      if (capacity === 0) return { capacity, taken: 0 };
      // Of two who want the last place, the second waits here and then counts what the first has taken.
      await sql`select pg_advisory_xact_lock(hashtextextended(${`rituals on ${day}`}, 0))`.execute(queries);
      return { capacity, taken: await countOf(paidRituals(queries).where('order_items.start_date', '=', day)) };
    },
  };
}

export function createFullDays(queries: Queries): FullDays {
  return {
    async from(day, limit) {
      const { value: capacity } = await createDayCapacity(queries).newest();
      if (capacity === 0) return [];
      const rows = await paidRituals(queries)
        .select('order_items.start_date')
        .where('order_items.start_date', '>=', day)
        .groupBy('order_items.start_date')
        .having(sql<boolean>`count(*) >= ${capacity}::int`)
        .orderBy('order_items.start_date')
        .limit(limit)
        .execute();
      return rows.flatMap(({ start_date: fullDay }) => (fullDay === null ? [] : [fullDay]));
    },
  };
}

/** The rituals of paid orders that are not cancelled: each takes room on the first day of its plan, or, without a plan, on the day on which it has begun. */
function paidRituals(queries: Queries) {
  return queries
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .where('orders.status', 'in', PAID_STATUSES);
}

export function createPlannedRituals(queries: Queries): PlannedRituals {
  return {
    async beginningOn(from, to) {
      const rows = await queries
        .selectFrom('order_items')
        .innerJoin('orders', 'orders.id', 'order_items.order_id')
        .select('order_items.start_date')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where(sql<boolean>`order_items.start_date between ${from}::date and ${to}::date`)
        .where('order_items.begun_at', 'is', null)
        .where('orders.status', 'in', ['paid', 'processing'])
        .groupBy('order_items.start_date')
        .execute();
      return new Map(rows.flatMap(({ start_date: day, count }) => (day === null ? [] : [[day, count] as const])));
    },
  };
}
