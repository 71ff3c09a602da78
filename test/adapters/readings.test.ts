import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { readingsOf } from '../../src/adapters/postgres/rituals/rituals.ts';
import { insertRows } from '../../src/adapters/postgres/tables/rows.ts';
import { databaseOfFile } from './open-database.ts';
import { addOrderRow } from './order-rows.ts';

const database = await databaseOfFile();

/** An order at which somebody noted on a day of November how Anna is read. Returns its id. */
async function orderWithReading(readAs: string, day: number): Promise<string> {
  const id = await addOrderRow(database.queries);
  const at = new Date(Date.UTC(2026, 10, day));
  const reading = { order_id: id, name: 'Anna', read_as: readAs, written_at: at, written_by: randomUUID() };
  await insertRows(database.queries, 'name_readings', reading);
  return id;
}

test('of a name that was noted at several orders the newest reading comes first', async () => {
  const ids = [await orderWithReading('Former', 1), await orderWithReading('Newest', 3), await orderWithReading('Later', 2)];
  expect((await readingsOf(database.queries, ids)).map(({ readAs }) => readAs)).toEqual(['Newest', 'Later', 'Former']);
});
