import { sql } from 'kysely';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { NameReading, RitualKey, RitualStore, Ticks } from '#modules/rituals/index.ts';
import type { Queries } from '../tables/entities.ts';
import { fieldsIn } from '../tables/fields.ts';
import { allAs, deleteAndTell, deleteRows, insertMissing, rowsOf, saveRow } from '../tables/rows.ts';

/** How names are read aloud. */
export function createReadingStore(queries: Queries): Pick<RitualStore, 'reading' | 'saveReading'> {
  return {
    async reading(orderId, name) {
      const row = await rowsOf(queries, 'name_readings', { order_id: orderId, name }).executeTakeFirst();
      return row?.read_as ?? '';
    },
    async saveReading({ orderId, name, readAs }, { by, at }) {
      if (readAs === '') {
        await deleteRows(queries, 'name_readings', { order_id: orderId, name });
        return;
      }
      const values = { read_as: readAs, written_at: at, written_by: by };
      await saveRow(queries, 'name_readings', ['order_id', 'name'], { order_id: orderId, name, ...values });
    },
  };
}

/** On which days rituals were performed. */
export function createTickStore(queries: Queries): Pick<RitualStore, 'tick' | 'untick' | 'tickedDays'> {
  return {
    async tick({ orderId, position }, day, { by, at }) {
      const values = { order_id: orderId, position, day, ticked_at: at, ticked_by: by };
      return insertMissing(queries, 'ritual_days', values);
    },
    untick: ({ orderId, position }, day) => deleteAndTell(queries, 'ritual_days', { order_id: orderId, position, day }),
    async tickedDays({ orderId, position }: RitualKey) {
      const ticks = await ticksOf(queries, [orderId]);
      return ticks.find((each) => each.position === position)?.tickedDays ?? 0;
    },
  };
}

export function readingsOf(queries: Queries, orderIds: readonly string[]): Promise<NameReading[]> {
  return allAs(rowsOf(queries, 'name_readings', { order_id: orderIds }), (row) => fieldsIn(row, 'orderId', 'name', 'readAs'));
}

/** How many days of each ritual are ticked, and whether `day` is. Rituals without a ticked day are missing. */
export async function ticksOf(
  queries: Queries,
  orderIds: readonly string[],
  day?: CalendarDate,
): Promise<(Ticks & { readonly orderId: string })[]> {
  if (orderIds.length === 0) return [];
  const rows = queries
    .selectFrom('ritual_days')
    .select(['order_id', 'position'])
    .select(sql<number>`count(*)::int`.as('ticked_days'))
    .select(sql<boolean>`coalesce(bool_or(day = ${day ?? null}::date), false)`.as('is_ticked'))
    .where('order_id', 'in', orderIds)
    .groupBy(['order_id', 'position']);
  return allAs(rows, (row) => fieldsIn(row, 'orderId', 'position', 'tickedDays', 'isTicked'));
}
