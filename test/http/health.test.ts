import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { WRITTEN } from '../../src/adapters/postgres/engine/write-proof.ts';
import { openShop } from '../support/shop.ts';
import { paidOrder, stepsOf } from './steps/purchase.ts';

const shop = await openShop();
const queries = shop.database.queries;
const steps = stepsOf(shop);

/** The tables with rows of this transaction or of later ones. */
async function writtenSince(transaction: number): Promise<string[]> {
  const written: string[] = [];
  for (const { name } of await queries.introspection.getTables()) {
    const rows = await sql`select from ${sql.table(name)} where xmin::text::bigint >= ${transaction} limit 1`.execute(queries);
    if (rows.rows.length > 0) written.push(name);
  }
  return written;
}

test('the server is live, and ready while its database answers', async () => {
  expect((await shop.request({ url: '/api/health/live' })).statusCode).toBe(200);
  expect((await shop.request({ url: '/api/health/ready' })).statusCode).toBe(200);
});

test('each table in which a sale writes is among those that readiness tries', async () => {
  const { rows } = await sql<{ now: number }>`select pg_current_xact_id()::text::int as now`.execute(queries);
  await paidOrder(shop, { partner: 'indra' });
  const { payment } = await steps.begin();
  await steps.transfer(payment.id);
  await steps.readPayment(payment.id);
  const written = await writtenSince(rows[0]?.now ?? 0);
  expect(written).toEqual(expect.arrayContaining(['orders', 'payments', 'ledger']));
  // The sandbox's own gateway stands for what is outside of a shop that sells.
  const ofShop = written.filter((table) => !table.startsWith('sandbox_'));
  expect(ofShop.filter((table) => !WRITTEN.includes(table))).toEqual([]);
});
