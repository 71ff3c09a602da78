import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { databaseOfFile } from './open-database.ts';

const database = await databaseOfFile();

async function read<Value>(expression: ReturnType<typeof sql<Value>>): Promise<Value> {
  const { value } = await database.queries.selectNoFrom(expression.as('value')).executeTakeFirstOrThrow();
  return value as Value;
}

test('an instant comes back to the millisecond, whatever the time zone of the session', async () => {
  const at = new Date('2026-03-29T01:30:00.120Z');
  expect(await read(sql<Date>`${at}::timestamptz(3)`)).toEqual(at);
  const inKolkata = await database.queries.transaction().execute(async (transaction) => {
    await sql`set local timezone = 'Asia/Kolkata'`.execute(transaction);
    return transaction.selectNoFrom(sql<Date>`${at}::timestamptz(3)`.as('value')).executeTakeFirstOrThrow();
  });
  expect(inKolkata.value).toEqual(at);
});

test('a day stays the text of its year, month and day', async () => {
  expect(await read(sql<string>`'2026-03-29'::date`)).toBe('2026-03-29');
});

test('a bigint is a number, and an amount of a coin a text without loss', async () => {
  expect(await read(sql<number>`9007199254740991::bigint`)).toBe(Number.MAX_SAFE_INTEGER);
  expect(await read(sql<string>`123456789012345678901234567890::numeric(40,0)`)).toBe('123456789012345678901234567890');
});

test('an array of texts or of small numbers is an array', async () => {
  expect(await read(sql<string[]>`array['one', 'two, three']`)).toEqual(['one', 'two, three']);
  expect(await read(sql<number[]>`array[1, 2]::smallint[]`)).toEqual([1, 2]);
});

test('statements that fail leave nothing behind, however many there are', async () => {
  const wrong = sql`select ${'x'}::uuid as value`;
  const codes = new Set<unknown>();
  // The stack of PGlite holds what some 3,000 failing statements leave there.
  for (let round = 0; round < 3500; round++) await wrong.execute(database.queries).catch(({ code }) => codes.add(code));
  expect([...codes]).toEqual(['22P02']);
  expect(await read(sql<number>`1`)).toBe(1);
});
