import { describe, expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import type { ConfirmedBy, PayableOrder } from '#modules/orders/index.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { createTestReceipts } from '#modules/orders/testing/receipts.ts';
import type { OpenedPayment } from './payment.ts';
import { type Settlement, settleOrder, whyNotPayable } from './settle-order.ts';
import { createPaymentsMemory } from './testing/memory-payments.ts';
import { aPayment } from './testing/payments.ts';

const at = new Date('2026-11-20T10:00:00Z');
const actor = { kind: 'partner', id: 'indra' } as const;
const settlement: Settlement = { paymentId: null, gateway: 'by hand', method: 'manual', notInCoins: cents(30_000), actor, at };

/** Settles an order whose payment was taken back so often. */
function settle({
  order = anOrder() as PayableOrder,
  payments = [] as OpenedPayment[],
  takenBack = 0,
  byHand = undefined as Settlement['byHand'],
} = {}) {
  const memory = createPaymentsMemory([order], ...payments);
  const { receipts, confirmedBy, sendReceipt } = createTestReceipts();
  const settled = memory.transact(async (stores) => {
    await stores.orders.lock(order.id);
    const undone = { orderId: order.id, paymentId: null, gateway: 'by hand', kind: 'order_unpaid', at, data: {} } as const;
    for (let times = 0; times < takenBack; times += 1) await stores.payments.record(undone);
    await settleOrder(stores, order, byHand ? { ...settlement, byHand } : settlement, sendReceipt);
  });
  return { ...memory, receipts, confirmedBy, settled };
}

test('a settled order has the payment method by which the money came', async () => {
  const { state, receipts, settled } = settle();
  await settled;
  const paid = anOrder('paid', { paymentMethod: 'manual', receiptNumber: 1 });
  expect([state.orders, receipts]).toEqual([[paid], [paid]]);
  const orderId = paid.id;
  expect(state.history).toEqual([{ orderId, from: 'pending', to: 'paid', at, actor, reason: 'payment_completed' }]);
  const data = { totalCents: 30_000, receiptNumber: 1 };
  expect(state.ledger).toEqual([{ orderId, paymentId: null, gateway: 'by hand', kind: 'order_paid', at, data }]);
});

test('money by hand that waited for a second person is withdrawn once the order is paid', async () => {
  const { state, settled } = settle({ order: anOrder('waiting') as PayableOrder });
  await settled;
  expect(state.withdrawn).toEqual([{ orderId: anOrder().id, by: 'indra' }]);
});

test('a part that came in a coin was not needed for an order that other money has paid in full', async () => {
  const { state, settled } = settle({ payments: [aPayment({ state: 'expired', received: 40n, confirmed: 40n })] });
  await settled;
  expect(state.payments).toMatchObject([{ state: 'closed', reviews: ['order_already_paid'] }]);
});

test('an order that is paid again tells in the ledger how often its payment was taken back before', async () => {
  const { state, settled } = settle({ order: anOrder('waiting', { receiptNumber: 1 }), takenBack: 2 });
  await settled;
  expect(state.ledger.at(-1)).toMatchObject({ kind: 'order_paid', data: { round: 2 } });
  const first = settle({ order: anOrder('waiting', { receiptNumber: 1 }) });
  await first.settled;
  expect(first.state.ledger.at(-1)?.data).not.toHaveProperty('round');
});

describe('an order and its letter, after a person has confirmed the money,', () => {
  const confirmedBy = { name: 'Индра Шарма' } as unknown as ConfirmedBy;
  const settledBy = async (heldUntil: Date | null) => {
    const shop = settle({ byHand: { confirmedBy, heldUntil } });
    await shop.settled;
    return shop;
  };

  test('are held until the person cannot take that back any more, and the letter names the person', async () => {
    const heldUntil = new Date('2026-11-20T10:10:00Z');
    const held = await settledBy(heldUntil);
    expect([held.state.orders, held.receipts]).toMatchObject([[{ heldUntil }], [{ heldUntil }]]);
    expect(held.confirmedBy).toEqual([confirmedBy]);
  });

  test('are not held when the person can take nothing back', async () => {
    const { state, receipts } = await settledBy(null);
    expect([state.orders[0], receipts[0]].map((order) => order && 'heldUntil' in order)).toEqual([false, false]);
  });
});

test.each([
  ['paid', 'order_already_paid'],
  ['processing', 'order_already_paid'],
  ['cancelled', 'order_cancelled'],
] as const)('money for an order that is %s waits for a person because of: %s', (status, reason) => {
  expect(whyNotPayable(anOrder(status))).toBe(reason);
});
