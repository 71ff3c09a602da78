import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import * as kernel from '#kernel/local-instants.ts';
import { endOfDay, startOfDay } from '../../src/adapters/postgres/engine/shop-days.ts';
import { openFreshDatabase } from './open-database.ts';

let database: Awaited<ReturnType<typeof openFreshDatabase>>;
beforeAll(async () => {
  database = await openFreshDatabase();
});
afterAll(() => database.drop());

/** Around both changes of the clocks: Havana and the Azores have a midnight twice in autumn, and skip it in spring. */
const DAYS = ['2026-03-08', '2026-03-29', '2026-04-24', '2026-10-25', '2026-11-01', '2026-12-31'] as CalendarDate[];

test.each(['America/Havana', 'Atlantic/Azores', 'Africa/Cairo', 'Europe/Berlin', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'in %s the database begins and ends days when the rest of the shop does',
  async (zone) => {
    for (const day of DAYS) {
      const { rows } = await sql<{ start: string; end: string }>`select
        to_char(${startOfDay(day, zone)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as start,
        to_char(${endOfDay(day, zone)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "end"`.execute(database.queries);
      const written = [day, addDays(day, 1)].map((each) => kernel.startOfDay(each, zone).toISOString().replace('.000', ''));
      expect([day, rows[0]?.start, rows[0]?.end]).toEqual([day, ...written]);
    }
  },
);
