import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createSeal } from '../../src/adapters/postgres/engine/seal.ts';
import { createHits } from '../../src/adapters/postgres/operations/rate-limits.ts';
import type { ShopError } from '../../src/kernel/errors.ts';
import { forgetNow } from './forget-now.ts';
import { databaseOfFile } from './open-database.ts';

const seal = createSeal(['a key']);
const database = await databaseOfFile(seal);

test('a counter counts events, also those at once, and writes no more beyond its bound', async () => {
  const bucket = randomUUID();
  const count = () => database.transact(({ counter }) => counter.count(bucket, 60, 3));
  const counts: number[] = [];
  for (let times = 0; times < 8; times++) counts.push(await count());
  expect(counts).toEqual([1, 2, 3, 4, 4, 4, 4, 4]);
  const other = randomUUID();
  const atOnce = await Promise.all(
    Array.from({ length: 20 }, () => database.transact(({ counter }) => counter.count(other, 60, 3))),
  );
  expect(atOnce.filter((one) => one <= 3).toSorted()).toEqual([1, 2, 3]);
});

test('a counter keeps its name only as a keyed hash, which another key makes another', async () => {
  const order = randomUUID();
  await database.transact(({ counter }) => counter.count(`letters about order ${order}`, 60, 3));
  const buckets = await database.queries.selectFrom('rate_limits').select('bucket').execute();
  expect(buckets.map(({ bucket }) => bucket).join()).not.toContain(order);
  expect(createSeal(['one']).hash(order)).not.toBe(createSeal(['other']).hash(order));
});

const limiter = () => createHits(database.queries).limit;
/** Changes the start of a window to this many seconds ago. */
const age = (bucket: string, seconds: number) =>
  database.queries
    .updateTable('rate_limits')
    .set({ window_start: sql`now() - make_interval(secs => ${seconds})` })
    .where('bucket', '=', bucket)
    .execute();

test('a counter refuses what comes beyond a limit, until its window ends', async () => {
  const bucket = randomUUID();
  const limit = () => database.transact(({ counter }) => counter.limit(bucket, 60, 1));
  await limit();
  await age(seal.hash(bucket), 50);
  const refusal = (await limit().catch((error: unknown) => error)) as ShopError;
  expect(refusal).toMatchObject({ code: 'rate_limited' });
  expect(refusal.details.retryAfterSeconds).toBeLessThanOrEqual(10);
});

test('a rate limit lets its number of hits through and no more, even at once', async () => {
  const bucket = randomUUID();
  const waits = await Promise.all(Array.from({ length: 200 }, () => limiter()(bucket, 5, 60)));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
  expect(Math.max(...waits)).toBeLessThanOrEqual(60);
  expect(waits.filter((wait) => wait > 0).every((wait) => wait >= 1)).toBe(true);
});

test('a rate limit counts each bucket separately', async () => {
  const first = randomUUID();
  const second = randomUUID();
  await limiter()(first, 1, 60);
  expect(await limiter()(first, 1, 60)).toBeGreaterThan(0);
  expect(await limiter()(second, 1, 60)).toBe(0);
});

test('a rate limit starts again when its window has ended, and not before', async () => {
  const bucket = randomUUID();
  for (let hits = 0; hits < 6; hits++) await limiter()(bucket, 5, 60);
  await age(bucket, 50);
  expect(await limiter()(bucket, 5, 60)).toBeGreaterThan(0);
  // Well past the end of the window, because the clock of the database may be set back a little between two statements.
  await age(bucket, 70);
  expect(await limiter()(bucket, 5, 60)).toBe(0);
});

test('a rate limit is deleted after two days', async () => {
  const [old, young] = [randomUUID(), randomUUID()];
  for (const bucket of [old, young]) await limiter()(bucket, 5, 60);
  await age(old, 49 * 3600);
  await age(young, 47 * 3600);
  await forgetNow(database.queries);
  const left = await database.queries.selectFrom('rate_limits').select('bucket').where('bucket', 'in', [old, young]).execute();
  expect(left).toEqual([{ bucket: young }]);
});
