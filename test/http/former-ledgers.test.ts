import { readFileSync } from 'node:fs';
import { describe, expect, inject, test } from 'vitest';
import type { components } from '#contract';
import type { LedgerFact } from '#modules/payments/index.ts';
import { appendToLedger } from '../../src/adapters/postgres/payments/ledger.ts';
import { lookAtLedger } from '../../src/compose/commands/verify-ledger.ts';
import { openOrm } from '../adapters/open-orm.ts';
import { emptyDatabase, type FreshDatabase } from '../support/fresh-database.ts';
import { openShop, type TestShop } from '../support/shop.ts';
import { change } from './steps/changes.ts';
import { stepsOf } from './steps/purchase.ts';
import { signInStaff } from './steps/staff.ts';

type Wire = components['schemas'];
type Rows = Readonly<Record<string, readonly Record<string, unknown>[]>>;

/** A database as a former version of the shop has left it: its own migrations, then its own rows. */
async function formerDatabase(name: string, lastMigration: string): Promise<FreshDatabase & { readonly rows: Rows }> {
  const file = new URL(`../fixtures/former-ledgers/${name}.json`, import.meta.url);
  const rows = JSON.parse(readFileSync(file, 'utf8')) as Rows;
  const fresh = await emptyDatabase(inject('databaseKind'));
  const { orm, beginFormer, close } = await openOrm(fresh);
  await beginFormer(lastMigration);
  const em = orm.em.fork();
  for (const [table, all] of Object.entries(rows))
    await em.execute(`insert into ${table} select * from jsonb_populate_recordset(null::${table}, ?::jsonb)`, [
      JSON.stringify(all),
    ]);
  await close();
  return { ...fresh, rows };
}

/** Everything that tells of an order's money, for everybody; fails when one of them fails. */
async function openAll(shop: TestShop, orderId: string): Promise<void> {
  const admin = await signInStaff(shop, 'administrator');
  const panel = [`/api/admin/orders/${orderId}`, '/api/admin/orders', '/api/admin/overview?step=month', '/api/admin/money'];
  const files = ['csv', 'jsonl'].map((format) => `/api/admin/exports/orders?format=${format}`);
  for (const url of [`/api/orders/${orderId}`, `/order/${orderId}`])
    expect([url, (await shop.request({ url })).statusCode]).toEqual([url, 200]);
  for (const url of [...panel, ...files]) expect([url, (await admin.request({ url })).statusCode]).toEqual([url, 200]);
  for (const file of ['receipt', 'receipt.pdf']) {
    const { statusCode } = await shop.request({ url: `/api/orders/${orderId}/${file}` });
    expect([200, 404], file).toContain(statusCode);
  }
}

describe.each([
  ['first', '2026-11-21-consultations', 6],
  ['parts', '017-ledger-chain', 5],
])('a shop over the database of a former version (%s)', async (name, lastMigration, paid) => {
  const former = await formerDatabase(name, lastMigration);
  const shop = await openShop({ former });
  const orders = former.rows.orders?.map(({ id }) => String(id)) ?? [];

  test('a shop over a former database shows every order, and gives each paid one its receipt with what paid', async () => {
    const receipts: Wire['Receipt'][] = [];
    for (const id of orders) {
      await openAll(shop, id);
      const answer = await shop.request({ url: `/api/orders/${id}/receipt` });
      if (answer.statusCode === 200) receipts.push(answer.json());
    }
    expect(receipts).toHaveLength(paid);
    expect(receipts.every(({ payments, isIncomplete }) => payments.length > 0 && !isIncomplete)).toBe(true);
  });

  test('a shop over a former database has a whole ledger, and nothing in it waits because it cannot be read', async () => {
    const { lines, exitCode } = await lookAtLedger(shop.database.queries, shop.config.secretKeys);
    expect([exitCode, lines[0]]).toEqual([0, 'The ledger is whole.']);
    expect(await shop.database.queries.selectFrom('unread_lines').selectAll().execute()).toEqual([]);
  });
});

const shop = await openShop({ former: await emptyDatabase(inject('databaseKind')) });
const steps = stepsOf(shop);
/** Adds a line that the shop cannot read to the ledger of an order. */
const appendUnreadable = (orderId: string, kind: string, data: unknown) => {
  const fact = { orderId, paymentId: null, gateway: 'sandbox', kind, at: new Date('2026-11-20T10:30:00Z'), data };
  return appendToLedger(shop.database.queries, [fact as unknown as LedgerFact]);
};
const broken: readonly [kind: string, data: unknown][] = [
  ['reported', { from: 'waiting', to: 'completed', received: 'many', confirmed: '1', late: false, overpaid: false, reviews: [] }],
  ['refund_confirmed', { refundId: 5 }],
  ['stolen', {}],
  ['refund_rejected', null],
];

test.each(broken)(
  'a line that the shop cannot read makes no page, file or figure fail, is shown as such, and waits for a person (%s)',
  async (kind, data) => {
    const order = await steps.placeOrder();
    await steps.payByCard(order.id);
    await appendUnreadable(order.id, kind, data);
    await openAll(shop, order.id);

    const admin = await signInStaff(shop, 'administrator');
    const file = (await admin.request({ url: `/api/admin/orders/${order.id}` })).json<Wire['AdminOrder']>();
    expect(file.timeline.filter(({ unread }) => unread)).toHaveLength(1);
    expect(file.ledger?.chain).toBe('whole');
    expect((await admin.request({ url: '/api/admin/orders?waits=true' })).json<Wire['AdminOrderList']>().items).toMatchObject([
      { id: order.id },
    ]);
    const list = (await admin.request({ url: '/api/admin/money' })).json<Wire['WaitingMoneyList']>();
    expect(list.items).toMatchObject([{ kind: 'line', reasons: ['unread_line'], order: { id: order.id } }]);
    const { id = '' } = list.items[0] ?? {};
    const story = await admin.request({ url: `/api/admin/money/${id}` });
    expect(story.json<Wire['MoneyStory']>().lines[0]).toMatchObject({ unread: true });
    const settlement = { path: '/settlement', payload: { reason: 'Compared with the gateway' } };
    const settled = await change(admin, `/api/admin/money/${id}`, settlement);
    expect(settled.statusCode, settled.payload).toBe(204);
    expect((await admin.request({ url: '/api/admin/money' })).json<Wire['WaitingMoneyList']>().items).toEqual([]);
  },
);

test('an unreadable line before the payment does not stop the receipt, which says that something may be missing', async () => {
  const order = await steps.placeOrder();
  await appendUnreadable(order.id, 'card_paid', { amountCents: -1 });
  await steps.payByCard(order.id);
  const receipt = (await shop.request({ url: `/api/orders/${order.id}/receipt` })).json<Wire['Receipt']>();
  expect(receipt).toMatchObject({ isIncomplete: true, payments: [{ method: 'card' }] });
});
