import { expect, test } from 'vitest';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { createTestReceipts } from '#modules/orders/testing/receipts.ts';
import { type Settlement, settleOrder, whyNotPayable } from './settle-order.ts';
import { createPaymentsMemory } from './testing/memory-payments.ts';

const at = new Date('2026-11-20T10:00:00Z');
const actor = { kind: 'partner', id: 'indra' } as const;
const settlement: Settlement = { paymentId: null, gateway: 'by hand', method: 'manual', actor, at };

function settle() {
  const order = anOrder();
  const memory = createPaymentsMemory([order]);
  const { receipts, sendReceipt } = createTestReceipts();
  const settled = memory.transact(async (stores) => {
    await stores.orders.lock(order.id);
    await settleOrder(stores, order, settlement, sendReceipt);
  });
  return { ...memory, receipts, settled };
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

test.each([
  ['paid', 'order_already_paid'],
  ['processing', 'order_already_paid'],
  ['cancelled', 'order_cancelled'],
] as const)('money for an order that is %s waits for a person because of: %s', (status, reason) => {
  expect(whyNotPayable(anOrder(status))).toBe(reason);
});
