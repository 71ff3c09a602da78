import { expect, test } from 'vitest';
import { createTestClock, uuid } from '#kernel/testing/clock.ts';
import type { Order } from '#modules/orders/index.ts';
import { createTestTellCustomer } from '#modules/orders/testing/guest-mail.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { createExpireOrders } from './expire-orders.ts';
import type { Payment } from './payment.ts';
import { createPaymentsMemory } from './testing/memory-payments.ts';
import { aPayment } from './testing/payments.ts';

const DAY = 24 * 3600;

/** Orders of a week and a second ago, and their payments. */
function createShop(orders: Order[], ...payments: Payment[]) {
  const memory = createPaymentsMemory(orders, ...payments);
  const time = createTestClock('2026-11-27T09:00:01.000Z');
  const { changes, tellCustomer } = createTestTellCustomer();
  const expire = createExpireOrders({ ...memory, ...time, unpaidSeconds: 7 * DAY, tellCustomer });
  return { ...memory, ...time, changes, expire };
}

const statusAfter = async (order: Order, ...payments: Payment[]) => {
  const { state, expire } = createShop([order], ...payments);
  await expire();
  return state.orders[0]?.status;
};

const begun = (leasedUntil: Date): Payment => ({ ...aPayment(), state: 'creating', leasedUntil });

test('an order that nobody began to pay within the time is cancelled, and the history says why', async () => {
  const { state, clock, expire } = createShop([anOrder()]);
  expect(await expire()).toBe(false);
  expect(state.orders).toEqual([anOrder('cancelled')]);
  const cause = { at: clock(), actor: { kind: 'system' }, reason: 'unpaid_too_long' };
  expect(state.history).toEqual([{ orderId: anOrder().id, from: 'pending', to: 'cancelled', ...cause }]);
});

test('the customer of an order that ended unpaid is told once', async () => {
  const { state, changes, expire } = createShop([anOrder(), anOrder('waiting', { id: uuid(101) })]);
  await expire();
  await expire();
  expect(changes).toEqual([{ kind: 'unpaid' }]);
  expect(state.messages.map(({ about }) => about)).toEqual([anOrder().id]);
});

test('an order is not cancelled before its time is over', async () => {
  expect(await statusAfter(anOrder('pending', { createdAt: new Date('2026-11-20T09:00:01.000Z') }))).toBe('pending');
  expect(await statusAfter(anOrder('pending', { createdAt: new Date('2026-11-20T09:00:00.999Z') }))).toBe('cancelled');
});

test('an order that is unpaid again has the whole time once more, and its customer gets no letter', async () => {
  const { state, changes, pass, expire } = createShop([anOrder('pending', { receiptNumber: 1 })]);
  const at = new Date('2026-11-27T09:00:00Z');
  const actor = { kind: 'gateway', id: 'stripe' } as const;
  state.history.push({ orderId: anOrder().id, from: 'paid', to: 'pending', at, actor, reason: 'payment_reversed' });
  await expire();
  expect(state.orders[0]?.status).toBe('pending');
  pass(7 * DAY);
  await expire();
  expect([state.orders[0]?.status, changes]).toEqual(['cancelled', []]);
});

test.each(['waiting', 'paid', 'processing', 'completed'] as const)('an order that is %s never expires', async (status) => {
  expect(await statusAfter(anOrder(status))).toBe(status);
});

test.each<[string, Payment]>([
  ['asks for money', aPayment()],
  ['has a part', aPayment({ state: 'partial', received: 40n })],
  ['awaits confirmations', aPayment({ state: 'confirming', received: 100n })],
  ['had a part when its time was up', aPayment({ state: 'expired', received: 40n })],
  ['saw another coin', aPayment({ state: 'expired', reviews: ['wrong_asset'] })],
  ['is being opened', begun(new Date('2026-11-27T09:00:02Z'))],
])('an order stays while or after a payment of it %s', async (_, payment) => {
  expect(await statusAfter(anOrder(), payment)).toBe('pending');
});

test.each<[string, Payment]>([
  ['expired', aPayment({ state: 'expired' })],
  ['was cancelled', aPayment({ state: 'cancelled' })],
  ['was never opened', begun(new Date('2026-11-20T10:00:30Z'))],
])('a payment that %s without money keeps no order', async (_, payment) => {
  expect(await statusAfter(anOrder(), payment)).toBe('cancelled');
});

test('many orders are cancelled page by page, and those that stay hold up none behind them', async () => {
  const orders = Array.from({ length: 1100 }, (_, index) => anOrder('pending', { id: uuid(index) }));
  const kept = orders.slice(0, 60).map(({ id }, index) => aPayment({ id: `p${index}`, orderId: id }));
  const { state, expire } = createShop(orders, ...kept);
  // A run looks at a thousand orders, of which sixty stay because they are being paid.
  const cancelled = () => state.orders.filter(({ status }) => status === 'cancelled').length;
  expect([await expire(), cancelled()]).toEqual([true, 940]);
  expect([await expire(), cancelled()]).toEqual([false, 1040]);
});
