import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { dayIn } from '#kernel/day-in.ts';
import type { OrderFilter } from '#modules/office/index.ts';
import { fillWithLoad } from '../../scripts/load/fill.ts';
import { fillWithWaiting } from '../../scripts/load/waiting.ts';
import { createOverviewReader } from '../../src/adapters/postgres/money/overview-reader.ts';
import { narrowed, selected } from '../../src/adapters/postgres/orders/order-selection.ts';
import { readConfig } from '../../src/config/read-config.ts';
import { expectLedgerAgrees } from '../support/ledger-agrees.ts';
import { databaseOfFile } from './open-database.ts';

const START = new Date('2023-11-01T00:00:00Z');
const NOW = new Date('2026-11-20T10:00:00Z');
const ORDERS = 300;
/** Four of five orders are paid, each of them with a receipt. */
const RECEIPTS = 240;

const database = await databaseOfFile();
beforeAll(async () => {
  await fillWithLoad(database.queries, { orders: ORDERS, clients: 40, consultations: 5 }, NOW);
});

test('the ledger of the load is whole, and its payments are as the ledger tells them', async () => {
  await expectLedgerAgrees(database.queries, readConfig({}));
});

test('an order of the load has ten lines of the ledger on average', async () => {
  const { rows } = await sql<{ lines: number }>`select count(*)::int as lines from ledger`.execute(database.queries);
  expect(rows).toEqual([{ lines: 10 * ORDERS }]);
});

test('the overview of the load agrees with its orders to the cent', async () => {
  const span = { from: dayIn(START, 'UTC'), to: dayIn(NOW, 'UTC') };
  const overview = createOverviewReader(database.queries, 'UTC');
  const [whole] = await overview.moved([span]);
  const { rows } = await sql<{
    total: number;
  }>`select sum(total_cents)::float8 as total from orders where receipt_number is not null`.execute(database.queries);
  expect(whole?.came).toBe(rows[0]?.total);
  expect(await overview.totalsAgree(span)).toBe(true);
  for (const by of ['ritual', 'partner', 'way'] as const)
    expect((await overview.divided(span, by)).reduce((sum, { came }) => sum + came, 0)).toBe(whole?.came);
});

test('a search by name becomes a list of the orders that have it, unless these are many, and finds the same', async () => {
  const db = database.queries;
  const named = (words: readonly string[]) =>
    ({ statuses: [], search: { kind: 'name', words }, typed: words.join(' ') }) as const;
  const anna = await narrowed(db, named(['анна']), ORDERS);
  const idsOf = async (filter: OrderFilter) => (await selected(db, filter, []).execute()).map(({ id }) => id).toSorted();
  expect(anna.among?.length).toBeGreaterThan(3);
  expect(anna.among?.toSorted()).toEqual(await idsOf(named(['анна'])));
  expect(await idsOf(anna)).toEqual(await idsOf(named(['анна'])));
  expect(await narrowed(db, named(['анна']), 3)).toEqual(named(['анна']));
  expect(await narrowed(db, named(['никто']), 3)).toMatchObject({ among: [] });
});

test('receipts of the load are numbered without a gap', async () => {
  const { rows } = await sql<{ numbers: number; last: number; next: number }>`select count(receipt_number)::int as numbers,
    max(receipt_number) as last, (select last from receipt_counter) as next from orders`.execute(database.queries);
  expect(rows).toEqual([{ numbers: RECEIPTS, last: RECEIPTS, next: RECEIPTS }]);
});

test('in the load money waits for decisions, wishes for answers and refunds for an address, and the log has a line for each order', async () => {
  await fillWithWaiting(database.queries);
  const { rows } = await sql`select (select count(*)::int from payments where reviews <> '{}') as reviews,
    (select count(*)::int from refund_asks) as asks, (select count(*)::int from refunds) as refunds,
    (select count(*)::int from staff_actions) as lines`.execute(database.queries);
  // One of twenty orders each, of those that are completed.
  expect(rows).toEqual([{ reviews: 14, asks: 15, refunds: 15, lines: ORDERS }]);
});
