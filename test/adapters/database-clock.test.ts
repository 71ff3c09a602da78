import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startDatabaseClock } from '../../src/adapters/postgres/engine/database-clock.ts';
import { databaseOfFile } from './open-database.ts';

const database = await databaseOfFile();

const MINUTE = 60_000;

async function databaseTime(): Promise<number> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(database.queries);
  return new Date(rows[0]?.now ?? 0).getTime();
}

/** A clock whose stopwatch the test moves; the stopwatch goes on by `perReading` milliseconds at each reading. */
async function startClock(perReading = 0) {
  const watch = { time: 7, perReading };
  const started = await startDatabaseClock(database.queries, () => (watch.time += watch.perReading));
  return { ...started, watch };
}

test('the clock tells the time of the database, and goes on with the stopwatch alone', async () => {
  const before = await databaseTime();
  const { clock, watch } = await startClock();
  const told = clock().getTime();
  const after = await databaseTime();
  expect(told).toBeGreaterThanOrEqual(before);
  expect(told).toBeLessThanOrEqual(after);
  watch.time += 5000;
  expect(clock().getTime() - told).toBe(5000);
});

test('a stopwatch that went wrong is put right by the next comparison', async () => {
  const { clock, adjust, watch } = await startClock();
  watch.time += 60 * MINUTE;
  expect(clock().getTime() - (await databaseTime())).toBeGreaterThan(59 * MINUTE);
  await adjust();
  expect(Math.abs(clock().getTime() - (await databaseTime()))).toBeLessThan(MINUTE);
});

test('an answer that took long does not move the clock, except the very first', async () => {
  const { clock, adjust, watch } = await startClock(3000);
  expect(Math.abs(clock().getTime() - (await databaseTime()))).toBeLessThan(MINUTE);
  watch.time += 60 * MINUTE;
  // An answer took long when it took more than a second.
  watch.perReading = 1001;
  await adjust();
  expect(clock().getTime() - (await databaseTime())).toBeGreaterThan(59 * MINUTE);
  watch.perReading = 1000;
  await adjust();
  expect(Math.abs(clock().getTime() - (await databaseTime()))).toBeLessThan(MINUTE);
});
