import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { emptyDatabase } from '../support/fresh-database.ts';
import { openOrm } from './open-orm.ts';

let opened: Awaited<ReturnType<typeof openOrm>>;
beforeAll(async () => {
  opened = await openOrm(await emptyDatabase(inject('databaseKind')));
  await opened.beginReleased('108-operations');
});
afterAll(() => opened.drop());

const run = (statement: string, values: unknown[] = []) =>
  opened.orm.em.fork().execute<Record<string, unknown>[]>(statement, values);

/** Stores an order as a shop does that knows no numbers. */
async function place(at: string): Promise<string> {
  const id = randomUUID();
  await run(
    `insert into orders (id, status, created_at, language, payment_method, total_cents, special_instructions)
      values (?, 'paid', ?, 'ru', 'crypto', 400, '')`,
    [id, at],
  );
  return id;
}

test('former orders get their numbers by the time of placing, later ones go on, and no number is there twice', async () => {
  const [last, first, second] = [
    await place('2026-11-22T10:00:00Z'),
    await place('2026-11-20T10:00:00Z'),
    await place('2026-11-21T10:00:00Z'),
  ];
  await opened.migrate();
  // A shop of the version before goes on beside the new one.
  const later = await place('2026-11-19T10:00:00Z');
  expect(await run('select id, number from orders order by number')).toEqual([
    { id: first, number: 1001 },
    { id: second, number: 1002 },
    { id: last, number: 1003 },
    { id: later, number: 1004 },
  ]);
  await expect(run('update orders set number = 1001 where id = ?', [later])).rejects.toThrow(/orders_number/);
});
