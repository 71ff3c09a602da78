import { expect, test } from 'vitest';
import { recordOrder } from '../../scripts/bench/record-order.ts';
import { startBare } from '../../scripts/bench/start-bare.ts';
import { freshDatabase } from '../support/fresh-database.ts';
import { runSql } from '../support/sql.ts';

test('the bare route that the shop is measured against repeats all statements of an order, each time as another order', async () => {
  const { env, drop } = await freshDatabase('postgres');
  const databaseUrl = env.DATABASE_URL ?? '';
  const order = await recordOrder({ ...env, SHOP_MODE: 'sandbox' });
  const rowsNow = () =>
    runSql<Record<string, number>>(
      databaseUrl,
      `select (select count(*)::int from orders) as orders, (select count(*)::int from order_items) as items,
        (select count(*)::int from order_history) as changes, (select count(*)::int from messages) as letters`,
    );
  const [recorded = {}] = await rowsNow();
  const bare = await startBare({ pages: {}, databaseUrl, order });
  for (let count = 0; count < 2; count += 1) {
    const { status } = await fetch(`${bare.url}/api/orders`, { method: 'POST' });
    expect(status).toBe(201);
  }
  // Three orders were placed for the recording, and two are repeated.
  const five = Object.entries(recorded).map(([name, count]) => [name, (count / 3) * 5]);
  expect(await rowsNow()).toEqual([Object.fromEntries(five)]);
  bare.stop();
  await drop();
});
