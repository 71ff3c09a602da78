import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { emptyDatabase } from '../support/fresh-database.ts';
import { openOrm } from './open-orm.ts';

let opened: Awaited<ReturnType<typeof openOrm>>;
beforeAll(async () => {
  opened = await openOrm(await emptyDatabase(inject('databaseKind')));
  await opened.beginFormer('081-other-coins');
});
afterAll(() => opened.drop());

const run = (statement: string, values: unknown[] = []) =>
  opened.orm.em.fork().execute<Record<string, unknown>[]>(statement, values);

/** An order whose open wish is about its first two rituals of three. */
async function wishOf(begun: readonly (string | null)[]) {
  const order = randomUUID();
  await run(
    `insert into orders (id, status, created_at, language, payment_method, total_cents, special_instructions)
      values (?, 'processing', now(), 'ru', 'crypto', 300, '')`,
    [order],
  );
  for (const [position, begunAt] of begun.entries())
    await run(
      `insert into order_items (order_id, position, item_id, name, name_en, price_cents, quantity, weeks, start_date, begun_at)
        values (?, ?, ?, '', '', 100, 1, 1, '2026-11-21', ?)`,
      [order, position, `ritual-${position}`, begunAt],
    );
  await run(
    `insert into postponement_asks (id, order_id, start_date, reason, asked_at, state, answer, items)
      values (?, ?, '2026-12-20', '', '2026-11-20T09:00:00Z', 'open', '',
        '[{"position": 0, "startDate": "2026-11-21"}, {"position": 1, "startDate": "2026-11-21"}]')`,
    [randomUUID(), order],
  );
  return order;
}

test('a wish of a former version ends when all that it is about has begun, and waits while any of that has not', async () => {
  const first = '2026-11-21T09:00:00.000Z';
  const last = '2026-11-22T09:00:00.000Z';
  const over = await wishOf([first, last, null]);
  const open = await wishOf([first, null, last]);
  await opened.migrate();
  const wish = async (order: string) =>
    (await run('select state, ended_at as at from postponement_asks where order_id = ?', [order])).map(({ state, at }) => [
      state,
      at && new Date(String(at)).toISOString(),
    ]);
  expect([await wish(over), await wish(open)]).toEqual([[['overtaken', last]], [['open', null]]]);
});
