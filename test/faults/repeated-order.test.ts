import { expect, test } from 'vitest';
import { recordOrder } from '../../scripts/bench/record-order.ts';
import { startBare } from '../../scripts/bench/start-bare.ts';
import { freshDatabase } from '../support/fresh-database.ts';
import { runSql } from '../support/sql.ts';

test('the bare route that the shop is measured against repeats all statements of an order, each time as another order', async () => {
  const { env, drop } = await freshDatabase('postgres');
  const databaseUrl = env.DATABASE_URL ?? '';
  const order = await recordOrder({ ...env, SHOP_MODE: 'sandbox' });
  const numbers = () => runSql(databaseUrl, 'select number from orders');
  const recorded = await numbers();
  const bare = await startBare({ pages: {}, databaseUrl, order });
  for (let count = 0; count < 2; count += 1) {
    const { status } = await fetch(`${bare.url}/api/orders`, { method: 'POST' });
    expect(status).toBe(201);
  }
  expect(await numbers()).toHaveLength(recorded.length + 2);
  bare.stop();
  await drop();
});
