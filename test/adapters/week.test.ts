import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import { createWeekReader } from '../../src/adapters/postgres/rituals/week.ts';
import type { Queries } from '../../src/adapters/postgres/tables/entities.ts';
import { databaseOfFile } from './open-database.ts';
import { addOrderRow } from './order-rows.ts';

const database = await databaseOfFile();

const monday = '2026-04-20' as CalendarDate;

test('a week has seven days, also where the clocks of the database skip the midnight of one of them', async () => {
  const counted = await database.queries.transaction().execute(async (transaction) => {
    const queries = transaction as Queries;
    // In Cairo the Friday of this week begins at one o'clock.
    await sql`set local timezone = 'Africa/Cairo'`.execute(queries);
    // Rituals of a week.
    for (const start_date of [monday, addDays(monday, 6)]) await addOrderRow(queries, {}, [{ start_date }]);
    return createWeekReader(queries).ofWeek(monday);
  });
  const days = Array.from({ length: 7 }, (_, ahead) => addDays(monday, ahead));
  expect(counted.map(({ day, count, begins }) => [day, count, begins])).toEqual([
    [monday, 1, 1],
    ...days.slice(1, 6).map((day) => [day, 1, 0]),
    [days[6], 2, 1],
  ]);
});
