import { expect, test } from 'vitest';
import { createTestClock } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { createCancelPayment } from './cancel-payment.ts';
import type { OpenedPayment } from './payment.ts';
import { createPaymentsMemory } from './testing/memory-payments.ts';
import { aPayment } from './testing/payments.ts';
import { viewPayment } from './view-payment.ts';

const { clock } = createTestClock();

function createShop(payment: OpenedPayment) {
  const memory = createPaymentsMemory([anOrder()], payment);
  return { ...memory, cancel: createCancelPayment({ ...memory, clock, isTest: false }) };
}

test('a payer can cancel a payment that waits', async () => {
  const shop = createShop(aPayment());
  const cancelled = aPayment({ state: 'cancelled', expiresAt: clock() });
  expect(await shop.cancel(cancelled.id)).toEqual(viewPayment(cancelled, false));
  expect(shop.state.payments).toEqual([cancelled]);
  const { id: paymentId, orderId, gateway } = cancelled;
  const data = expect.objectContaining({ from: 'waiting', to: 'cancelled', expiresAt: clock().toISOString() });
  expect(shop.state.ledger).toEqual([{ orderId, paymentId, gateway, kind: 'cancelled', at: clock(), data }]);
});

test.each(['partial', 'confirming', 'completed', 'expired', 'cancelled'] as const)(
  'cancelling a payment that is %s changes nothing',
  async (state) => {
    const payment = aPayment({ state });
    const shop = createShop(payment);
    expect(await shop.cancel(payment.id)).toEqual(viewPayment(payment, false));
    expect([shop.state.payments, shop.state.ledger]).toEqual([[payment], []]);
  },
);

test('a payment whose money arrives before the lock is not cancelled', async () => {
  const shop = createShop(aPayment());
  const find = shop.payments.find;
  const cancel = createCancelPayment({
    ...shop,
    clock,
    isTest: false,
    payments: {
      ...shop.payments,
      find: async (id) => {
        const found = await find(id);
        shop.state.payments = [aPayment({ state: 'partial' })];
        return found;
      },
    },
  });
  expect((await cancel(aPayment().id)).status).toBe('partial');
});

test('a payment that does not exist, or is deleted meanwhile, is not found', async () => {
  const shop = createShop(aPayment());
  await expect(shop.cancel('another')).rejects.toEqual(refusal('not_found'));
  const payments = { ...shop.payments, find: async () => aPayment() };
  shop.state.payments = [];
  await expect(createCancelPayment({ ...shop, payments, clock, isTest: false })(aPayment().id)).rejects.toEqual(
    refusal('not_found'),
  );
});
