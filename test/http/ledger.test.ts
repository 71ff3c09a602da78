import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { components } from '#contract';
import { createVerifyLedger } from '#modules/ledger/index.ts';
import { appendToLedger, createLedgerReader } from '../../src/adapters/postgres/payments/ledger.ts';
import type { Queries } from '../../src/adapters/postgres/tables/entities.ts';
import { verifyLedger } from '../../src/compose/commands/verify-ledger.ts';
import { openShop, testClock } from '../support/shop.ts';
import { type Order, stepsOf } from './steps/purchase.ts';
import { signInStaff } from './steps/staff.ts';

const { clock, pass } = testClock();
const shop = await openShop({ overrides: { clock } });
const steps = stepsOf(shop);

const verdict = (queries: Queries = shop.database.queries) =>
  createVerifyLedger(createLedgerReader(queries), shop.config.secretKeys)();

/** What the verdict is after statements that the database refuses as a rule; they are undone then. */
async function brokenBy(...statements: string[]) {
  const undone = new Error('undone');
  let brokenPlace: Awaited<ReturnType<typeof verdict>>['broken'];
  const undoing = shop.database.queries.transaction().execute(async (transaction) => {
    for (const table of ['ledger', 'ledger_seals', 'sealed_heads'])
      await sql`alter table ${sql.table(table)} disable trigger user`.execute(transaction);
    for (const statement of statements) await sql.raw(statement).execute(transaction);
    brokenPlace = (await verdict(transaction as unknown as Queries)).broken;
    throw undone;
  });
  await expect(undoing).rejects.toBe(undone);
  return brokenPlace;
}

describe('after two days of business', () => {
  /** An order with three lines: opened on the first day, paid on the second. */
  let tampered: Order;
  beforeAll(async () => {
    tampered = (await steps.begin()).order;
    await shop.sealLedger();
    pass(24 * 3600);
    await steps.payByCard(tampered.id);
    await steps.begin();
    expect(await Promise.all([shop.sealLedger(), shop.sealLedger()])).toEqual([false, false]);
  });

  test('the ledger is whole, and was sealed once a day', async () => {
    expect(await verdict()).toMatchObject({ chains: 2, seals: 2, broken: undefined });
  });

  test.each<[name: string, place: object, problem: RegExp, tampering: (ofOrder: string) => string[]]>([
    [
      'a changed amount',
      { seq: 2 },
      /was changed/,
      (ofOrder) => [`update ledger set data = data || '{"amountCents": 1}' ${ofOrder} and kind = 'card_paid'`],
    ],
    ['a removed middle line', { seq: 2 }, /missing/, (ofOrder) => [`delete from ledger ${ofOrder} and seq = 2`]],
    ['a removed last line', { seq: 3 }, /missing/, (ofOrder) => [`delete from ledger ${ofOrder} and seq = 3`]],
    [
      'a removed last line that its chain does not miss',
      { seq: 3 },
      /missing; seal 2/,
      (ofOrder) => [
        `delete from ledger ${ofOrder} and seq = 3`,
        `update ledger_heads set seq = 2, hash = (select hash from ledger ${ofOrder} and seq = 2) ${ofOrder}`,
      ],
    ],
    [
      'two swapped lines',
      { seq: 1 },
      /was changed/,
      (ofOrder) => [
        `update ledger set seq = 9 ${ofOrder} and seq = 1`,
        `update ledger set seq = 1 ${ofOrder} and seq = 2`,
        `update ledger set seq = 2 ${ofOrder} and seq = 9`,
      ],
    ],
    ['a forged seal', { seal: 2 }, /list/, () => ['update ledger_seals set chains = 7 where number = 2']],
    ['a forged signature', { seal: 2 }, /forged/, () => ["update ledger_seals set signature = 'forged' where number = 2"]],
    ['an order without lines', { seq: 1 }, /missing/, (ofOrder) => [`delete from ledger ${ofOrder}`]],
  ])('in the ledger %s is found and named', async (_, place, problem, tampering) => {
    const order = 'seq' in place ? { orderId: tampered.id } : {};
    const statements = tampering(`where order_id = '${tampered.id}'`);
    expect(await brokenBy(...statements)).toEqual({ ...order, ...place, problem: expect.stringMatching(problem) });
  });

  test("the operator's command tells the verdict and the figure, and exits with 1 when the ledger is broken", async () => {
    const call = { operator: 'somebody', signal: new AbortController().signal };
    const verify = (keys = shop.config.secretKeys) =>
      verifyLedger.run({ ...shop, config: { ...shop.config, secretKeys: keys } }, {}, call);
    expect(await verify()).toEqual({
      lines: [
        'The ledger is whole.',
        expect.stringMatching(/^Looked at \d+ lines of 2 orders and 2 seals; the last seal is \w{64}\.$/),
      ],
      exitCode: 0,
    });
    expect(await verify(['another key'])).toMatchObject({
      lines: [expect.stringMatching(/^The ledger is broken: seal 1: /), expect.any(String)],
      exitCode: 1,
    });
  });
});

test('money that comes after a thousand lines of its order is in its books and its receipt like the money before', async () => {
  const { order, payment } = await steps.begin();
  await steps.transfer(payment.id, { amount: '0.002' });
  const line = { orderId: order.id, paymentId: payment.id, gateway: 'sandbox', kind: 'noticed', at: clock(), data: {} } as const;
  await appendToLedger(shop.database.queries, Array<typeof line>(1000).fill(line));
  await steps.openPayment({ ...order, total: (await steps.readOrder(order.id)).due }, 'ETH').then(({ id }) => steps.transfer(id));
  const admin = await signInStaff(shop, 'administrator');
  const read = async <Body>(url: string) => (await admin.request({ url })).json<Body>();
  const books = await read<components['schemas']['OrderMoney']>(`/api/admin/orders/${order.id}/money`);
  expect(books.arrivals.map(({ amount }) => amount)).toEqual([120, 180]);
  const file = await read<components['schemas']['AdminOrder']>(`/api/admin/orders/${order.id}`);
  expect(file.ledger).toEqual({ lines: books.lines, chain: 'whole' });
  expect(books.lines).toBeGreaterThan(1000);
  const receipt = await read<components['schemas']['Receipt']>(`/api/orders/${order.id}/receipt`);
  expect(receipt.payments.map(({ amount }) => amount)).toEqual(['0.00200000', expect.any(String)]);
});

test('writers who forget the lock of an order cannot both add its next line', async () => {
  const { id: orderId } = await steps.placeOrder();
  const fact = { orderId, paymentId: null, gateway: 'link', kind: 'opened', at: clock(), data: {} } as const;
  const record = () => shop.database.transact(({ payments }) => payments.record(fact));
  const written = (await Promise.allSettled(Array.from({ length: 20 }, record))).filter(({ status }) => status === 'fulfilled');
  expect(written).not.toEqual([]);
  const lines = shop.database.queries.selectFrom('ledger').select('seq').where('order_id', '=', orderId);
  expect(await lines.execute()).toHaveLength(written.length);
  expect(await verdict()).toMatchObject({ broken: undefined });
});

test('the history of an order and the ledger cannot be changed', async () => {
  const { id } = await steps.placeOrder();
  await steps.payByCard(id);
  const queries = shop.database.queries;
  for (const table of ['order_history', 'ledger'] as const) {
    const rewritten = queries
      .updateTable(table)
      .set({ at: new Date('2000-01-01T00:00:00Z') })
      .where('order_id', '=', id)
      .execute();
    await expect(rewritten).rejects.toThrow(/append-only/);
    await expect(queries.deleteFrom(table).where('order_id', '=', id).execute()).rejects.toThrow(/append-only/);
  }
});

test.each(['order_history', 'ledger', 'auth_events', 'orders'])(
  'records cannot be removed by truncating %s with all that refers to it',
  async (table) => {
    const emptied = sql`truncate ${sql.table(table)} cascade`.execute(shop.database.queries);
    await expect(emptied).rejects.toThrow(/append-only/);
  },
);
