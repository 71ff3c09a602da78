import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import type { CardReport, OpenedSession } from './card-session.ts';
import { createCardShop } from './testing/card-shop.ts';
import { deriveCardSessions } from './testing/derive-cards.ts';
import { aPayment } from './testing/payments.ts';

const order = anOrder();

/** A shop whose payer was sent to a checkout; the gateway now says `report` of it. */
async function createShop(report?: Parameters<ReturnType<typeof createCardShop>['paid']>[0]) {
  const shop = createCardShop();
  await shop.open();
  if (report) shop.told.report = shop.paid(report);
  return shop;
}

test('a paid checkout makes its order paid, with a receipt, and closes its payments in coins', async () => {
  const shop = await createShop({});
  shop.state.payments = [aPayment()];
  await shop.checkLast();
  expect(shop.state.orders).toMatchObject([{ status: 'paid', paymentMethod: 'card', receiptNumber: 1 }]);
  expect(shop.receipts).toHaveLength(1);
  expect(shop.state.cards).toMatchObject([
    { gateway: 'cards', amountCents: 30_000, gatewayPaymentId: `cs-${shop.last().id}`, reviews: [] },
  ]);
  expect(shop.state.payments).toMatchObject([{ state: 'closed' }]);
  expect(shop.state.ledger.map(({ kind }) => kind)).toEqual(['card_opened', 'card_reported', 'card_paid', 'order_paid']);
  expect([...deriveCardSessions(shop.state.ledger)]).toEqual([[shop.last().id, 'paid']]);
});

test('checks at the same time, and one later that still knows the checkout as open, make one payment', async () => {
  const shop = await createShop({});
  const open = shop.last() as OpenedSession;
  await Promise.all([shop.check(open), shop.check(open)]);
  await shop.check(open);
  expect([shop.state.cards.length, shop.receipts.length, shop.state.ledger.length]).toEqual([1, 1, 4]);
});

interface Charged {
  readonly report?: Partial<CardReport>;
  /** What the checkout was to charge, and what the order costs now, in cents. */
  readonly asked?: number;
  readonly costs?: number;
}

test.each<[string, Charged]>([
  ['of another order', { report: { isOurs: false } }],
  ['with less than the total', { report: { amountCents: cents(29_999) } }],
  ['with more than the total', { report: { amountCents: cents(30_001) } }],
  ['with the total, which was to charge less', { asked: 29_999 }],
  ['whose order costs less by now', { costs: 29_000 }],
])('a paid checkout %s pays nothing, and waits for a person', async (_, { report = {}, asked = 30_000, costs = 30_000 }) => {
  const shop = await createShop(report);
  shop.state.sessions = [{ ...shop.last(), amountCents: cents(asked) }];
  shop.state.orders = [anOrder('pending', { total: cents(costs) })];
  await shop.checkLast();
  expect(shop.state.orders).toMatchObject([{ status: 'pending' }]);
  expect(shop.state.cards).toMatchObject([{ amountCents: report.amountCents ?? 30_000, reviews: ['mismatch'] }]);
  expect(shop.receipts).toEqual([]);
});

test.each(['pi_1', undefined])('the ledger keeps the names that the gateway gave to a payment by card: %s', async (name) => {
  const shop = await createShop(name ? { gatewayPaymentId: name } : {});
  await shop.checkLast();
  const data = shop.state.ledger.find(({ kind }) => kind === 'card_paid')?.data;
  expect(data).toMatchObject({ gatewayPaymentId: `cs-${shop.last().id}`, amountCents: 30_000 });
  expect(data?.transactionId).toBe(name);
});

test.each([
  ['paid', 'order_already_paid'],
  ['cancelled', 'order_cancelled'],
] as const)('money for an order that is %s meanwhile is kept and waits for a person', async (status, reason) => {
  const shop = await createShop({});
  shop.state.orders = [anOrder(status)];
  await shop.checkLast();
  expect(shop.state.cards).toMatchObject([{ reviews: [reason] }]);
  expect(shop.state.orders).toEqual([anOrder(status)]);
});

test('money on its way leaves the order as it is, and pays it when it comes', async () => {
  const shop = await createShop({ state: 'processing' });
  await shop.checkLast();
  expect([shop.last().state, shop.state.orders]).toEqual(['processing', [order]]);
  shop.told.report = shop.paid();
  await shop.checkLast();
  expect(shop.state.orders).toMatchObject([{ status: 'paid' }]);
});

test.each(['failed', 'expired'] as const)('a checkout that %s pays its order if money comes after all', async (state) => {
  const shop = await createShop({ state });
  await shop.checkLast();
  shop.told.report = shop.paid();
  await shop.checkLast();
  expect(shop.state.orders).toMatchObject([{ status: 'paid' }]);
});

test.each([
  ['failed', 'processing'],
  ['expired', 'open'],
  ['processing', 'open'],
] as const)('an old answer changes nothing: a checkout that is %s is not %s again', async (state, old) => {
  const shop = await createShop({ state });
  await shop.checkLast();
  shop.told.report = shop.paid({ state: old });
  expect((await shop.checkLast()).state).toBe(state);
  expect(shop.state.ledger).toHaveLength(2);
});

test('a checkout is read while it is wanted, and ended when it is not', async () => {
  const shop = await createShop();
  await shop.checkLast();
  expect(shop.told.ended).toEqual([]);
  await shop.transact(async ({ orders, cards }) => {
    await orders.lock(order.id);
    await cards.giveUp(order.id, shop.clock());
  });
  expect((await shop.checkLast()).state).toBe('expired');
  expect(shop.told.ended).toHaveLength(1);
});

test('a checkout that nobody wants any more is not ended while its money is on its way', async () => {
  const shop = await createShop();
  await shop.check({ ...(shop.last() as OpenedSession), state: 'processing', unwanted: true });
  expect(shop.told.ended).toEqual([]);
});

test.each([
  ['its order', 'orders'],
  ['the checkout', 'sessions'],
] as const)('a report on a checkout is refused once %s was deleted', async (_, gone) => {
  const shop = await createShop({});
  const session = shop.last() as OpenedSession;
  shop.state[gone] = [];
  await expect(shop.check(session)).rejects.toEqual(refusal('not_found'));
  expect(shop.state.cards).toEqual([]);
});

test('a checkout that was paid before it could be ended pays the order', async () => {
  const shop = await createShop({});
  await shop.check({ ...(shop.last() as OpenedSession), unwanted: true });
  expect(shop.state.orders).toMatchObject([{ status: 'paid' }]);
});

test('a gateway in trouble changes nothing', async () => {
  const shop = await createShop({});
  shop.told.isDown = true;
  await expect(shop.checkLast()).rejects.toMatchObject({ code: 'gateway_unavailable' });
  expect([shop.state.orders, shop.state.cards]).toEqual([[order], []]);
});
