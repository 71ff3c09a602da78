import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { emptyDatabase } from '../support/fresh-database.ts';
import { openOrm } from './open-orm.ts';

let opened: Awaited<ReturnType<typeof openOrm>>;
beforeAll(async () => {
  opened = await openOrm(await emptyDatabase(inject('databaseKind')));
  await opened.beginFormer('060-card-alarms');
});
afterAll(() => opened.drop());

const run = (statement: string, values: unknown[] = []) =>
  opened.orm.em.fork().execute<Record<string, unknown>[]>(statement, values);

const addItem = (order: string, position: number, id: string, weeks: number) =>
  run(
    `insert into order_items (order_id, position, item_id, name, name_en, price_cents, quantity, weeks)
      values (?, ?, ?, '', '', 100, 1, ?)`,
    [order, position, id, weeks],
  );

test('an order of a former version keeps equal items, and no order gets further ones', async () => {
  const order = randomUUID();
  await run(
    `insert into orders (id, status, created_at, language, payment_method, total_cents, special_instructions)
      values (?, 'paid', now(), 'ru', 'crypto', 400, '')`,
    [order],
  );
  await addItem(order, 0, 'ganesha', 4);
  await addItem(order, 1, 'ganesha', 12);
  await addItem(order, 2, 'ganesha', 4);
  await opened.migrate();
  expect(await run('select position, same_before from order_items where order_id = ? order by position', [order])).toEqual([
    { position: 0, same_before: 0 },
    { position: 1, same_before: 0 },
    { position: 2, same_before: 1 },
  ]);
  await addItem(order, 3, 'ganesha', 2);
  await expect(addItem(order, 4, 'ganesha', 12)).rejects.toThrow(/order_items_one_each/);
});
