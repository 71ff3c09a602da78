import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import { createWeekReader } from '../../src/adapters/postgres/rituals/week.ts';
import type { Queries } from '../../src/adapters/postgres/tables/entities.ts';
import { databaseOfFile } from './open-database.ts';

const database = await databaseOfFile();

const monday = '2026-04-20' as CalendarDate;

/** A paid order of a ritual of a week from a day on. */
async function addRitual(queries: Queries, startDate: CalendarDate): Promise<void> {
  const id = randomUUID();
  const order = { id, status: 'paid', created_at: new Date(), language: 'ru', payment_method: 'card', total_cents: 1 };
  await queries
    .insertInto('orders')
    .values({ ...order, special_instructions: '' } as never)
    .execute();
  const item = { order_id: id, position: 0, item_id: 'agni', name: 'Агни', name_en: 'Agni', price_cents: 1, quantity: 1 };
  await queries
    .insertInto('order_items')
    .values({ ...item, weeks: 1, start_date: startDate } as never)
    .execute();
}

test('a week has seven days, also where the clocks of the database skip the midnight of one of them', async () => {
  const counted = await database.queries.transaction().execute(async (transaction) => {
    const queries = transaction as Queries;
    // In Cairo the Friday of this week begins at one o'clock.
    await sql`set local timezone = 'Africa/Cairo'`.execute(queries);
    await addRitual(queries, monday);
    await addRitual(queries, addDays(monday, 6));
    return createWeekReader(queries).ofWeek(monday);
  });
  const days = Array.from({ length: 7 }, (_, ahead) => addDays(monday, ahead));
  expect(counted.map(({ day, count, begins }) => [day, count, begins])).toEqual([
    [monday, 1, 1],
    ...days.slice(1, 6).map((day) => [day, 1, 0]),
    [days[6], 2, 1],
  ]);
});
