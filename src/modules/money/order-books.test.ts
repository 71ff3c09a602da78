import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { staffCaller } from '#kernel/testing/callers.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import type { Order, OrderStatus } from '#modules/orders/index.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { createViewBooksOfOrder } from './order-books.ts';
import type { WaitingMoneyReader } from './reading-ports.ts';

type Found = NonNullable<Awaited<ReturnType<WaitingMoneyReader['ofOrder']>>>;
type Said = readonly [kind: string, data: Readonly<Record<string, unknown>>];

const admin = staffCaller('administrator');
const opened: Said = ['opened', { coin: 'BTC', address: 'tb1q', expected: '500000', amountCents: 30_000, state: 'waiting' }];
/** What a gateway reports: 500,000 units are the 300 dollars of the order. */
const reported = (received: number, confirmed = received, more: object = {}): Said => {
  const sums = { received: String(received), confirmed: String(confirmed) };
  return ['reported', { to: 'confirming', ...sums, late: false, overpaid: false, reviews: [], ...more }];
};

/** The books of an order of 300 dollars whose ledger says this; `came` is what its movements add up to, in cents. */
function books(said: readonly Said[], came = 0, { status = 'pending' as OrderStatus } = {}) {
  const at = new Date('2026-11-20T10:00:00Z');
  const lines = said.map(([kind, data], place): Found['lines'][number] => {
    return { orderId: 'order', at, kind, gateway: 'sandbox', paymentId: 'p', data, seq: place + 1, hash: '' };
  });
  const moved = { came, byHand: 0, refunded: 0, fee: 0, net: came };
  const source = { kind: 'coin', id: 'p', amountCents: cents(30_000) };
  const order = anOrder(status) as Order;
  const found = {
    order,
    version: said.length,
    sources: [source],
    refunds: [],
    lines,
    names: new Map(),
    moved,
  } as unknown as Found;
  return createViewBooksOfOrder({ ofOrder: async () => found })(admin, order.id);
}

test('nothing is over or under of an order to which nothing came', async () => {
  expect(await books([opened])).toMatchObject({ due: 30_000, awaiting: 0, over: 0, under: 0, arrivals: [], lines: 1, unread: 0 });
});

test('a part of 120 of 300 dollars is told with what is missing, also before it is final', async () => {
  expect(await books([opened, reported(200_000, 0)])).toMatchObject({ awaiting: 12_000, under: 18_000, over: 0 });
  expect(await books([opened, reported(200_000)], 12_000)).toMatchObject({ awaiting: 0, under: 18_000, over: 0 });
  expect(await books([opened, reported(500_000, 0)])).toMatchObject({ awaiting: 30_000, under: 0, over: 0 });
});

test('of an order that is paid or cancelled nothing is missing', async () => {
  for (const status of ['paid', 'cancelled'] as const)
    expect((await books([opened, reported(200_000)], 12_000, { status })).under).toBe(0);
});

test('what is too much is told, final or not', async () => {
  const paid = { status: 'paid' as const };
  expect((await books([opened, reported(600_000, 500_000)], 30_000, paid)).over).toBe(6000);
  expect((await books([opened, reported(600_000)], 36_000, paid)).over).toBe(6000);
});

test('each transfer has its line', async () => {
  const { arrivals } = await books([opened, reported(200_000), reported(500_000)], 30_000);
  expect(arrivals).toMatchObject([
    { seq: 2, amount: 12_000, coin: { name: 'BTC', address: 'tb1q' } },
    { seq: 3, amount: 18_000 },
  ]);
});

test('each transfer in another coin has its line, though every later report names it again', async () => {
  const coin = { currency: 'LTC', amount: '2.5' };
  const first = { ...coin, id: 'o-1' };
  const second = { ...coin, id: 'o-2', transactionId: 'f00d' };
  const { otherCoins } = await books([
    opened,
    reported(200_000, 0, { others: [first] }),
    reported(200_000, 0, { others: [first, second] }),
  ]);
  expect(otherCoins).toMatchObject([
    { ...coin, transactionId: null },
    { ...coin, transactionId: 'f00d' },
  ]);
});

test('a transfer in another coin has its line also where an older report has no id of it', async () => {
  const coin = { currency: 'LTC', amount: '2.5' };
  const { otherCoins } = await books([opened, reported(200_000, 0, { others: [coin] })]);
  expect(otherCoins).toMatchObject([coin]);
});

test('where the oldest lines do not tell the worth of a payment, its record does', async () => {
  const [kind, { amountCents: _, ...old }] = opened as [string, { amountCents: number }];
  expect(await books([[kind, old], reported(200_000, 0)])).toMatchObject({ awaiting: 12_000, under: 18_000 });
});

test('a line that cannot be read is counted, and hides nothing else', async () => {
  const { lines, unread, awaiting } = await books([opened, ['reported', { received: 'much' }], reported(500_000, 0)]);
  expect([lines, unread, awaiting]).toEqual([3, 1, 30_000]);
});

test('an operator, who may not read money, gets no books of an order', async () => {
  const unread = () => Promise.reject(new Error('read'));
  await expect(createViewBooksOfOrder({ ofOrder: unread })(staffCaller('operator'), 'order')).rejects.toEqual(
    refusal('not_allowed'),
  );
});

test('an order that is not there has no books', async () => {
  const view = createViewBooksOfOrder({ ofOrder: async () => undefined });
  await expect(view(admin, 'order')).rejects.toEqual(refusal('not_found'));
});
