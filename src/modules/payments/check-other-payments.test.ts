import { describe, expect, test } from 'vitest';
import { uuid } from '#kernel/testing/clock.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import type { OpenedPayment } from './payment.ts';
import { createShop } from './testing/check-shop.ts';
import { aPayment } from './testing/payments.ts';

describe('the other payments of an order', () => {
  const other = (changes: Partial<OpenedPayment>) =>
    aPayment({ id: uuid(201), gatewayPaymentId: 'g-2', coin: 'ETH', ...changes });

  test.each(['waiting', 'expired', 'cancelled'] as const)('are closed once it is paid, if they were %s', async (state) => {
    const shop = createShop(aPayment({ state: 'cancelled' }), anOrder(), other({ state }));
    await shop.checkAfter(100n);
    expect(shop.state.payments).toMatchObject([{ state: 'completed' }, { state: 'closed', reviews: [] }]);
  });

  test('are closed with a review by a person when money came for them', async () => {
    const partial = other({ state: 'expired', received: 40n, reviews: ['underpaid'] });
    const shop = createShop(aPayment(), anOrder(), partial);
    await shop.checkAfter(100n);
    const closed = { state: 'closed', reviews: ['underpaid', 'order_already_paid'] } as const;
    expect(shop.state.payments[1]).toEqual({ ...partial, ...closed });
    expect(shop.state.ledger.find(({ kind }) => kind === 'closed')).toMatchObject({
      paymentId: partial.id,
      data: { from: 'expired', to: 'closed', reviews: closed.reviews },
    });
  });

  test('ask for no money while the whole amount awaits confirmations', async () => {
    const shop = createShop(aPayment({ state: 'cancelled' }), anOrder(), other({ state: 'waiting' }));
    await shop.checkAfter(100n, 0n);
    expect(shop.state.payments).toMatchObject([{ state: 'confirming' }, { state: 'cancelled' }]);
  });

  test('go on asking when money that was seen for this one has vanished', async () => {
    const shop = createShop(aPayment({ state: 'confirming', received: 100n }), anOrder(), other({ state: 'waiting' }));
    await shop.checkAfter(0n);
    expect(shop.state.payments).toMatchObject([{ state: 'cancelled' }, { state: 'waiting' }]);
  });
});

describe('money for an order that is not payable', () => {
  test.each([
    ['paid', 'order_already_paid'],
    ['completed', 'order_already_paid'],
    ['cancelled', 'order_cancelled'],
  ] as const)('because it is %s needs a review: %s', async (status, reason) => {
    for (const received of [40n, 100n]) {
      const shop = createShop(aPayment(), anOrder(status));
      expect(await shop.checkAfter(received)).toMatchObject({ received, reviews: [reason] });
      expect(shop.state.orders).toEqual([anOrder(status)]);
      expect([shop.state.history, shop.receipts]).toEqual([[], []]);
    }
  });

  test('needs a review when it was seen before and is confirmed now', async () => {
    const shop = createShop(aPayment({ state: 'confirming', received: 100n }), anOrder('paid'));
    expect(await shop.checkAfter(100n)).toMatchObject({ state: 'completed', reviews: ['order_already_paid'] });
  });

  test('needs no review when it was seen before and is still not confirmed in full', async () => {
    const shop = createShop(aPayment({ state: 'confirming', received: 100n }), anOrder('paid'));
    expect(await shop.checkAfter(100n, 50n)).toMatchObject({ confirmed: 50n, reviews: [] });
  });

  const completed = aPayment({ state: 'completed', received: 100n, confirmed: 100n });

  test('needs a review when a completed payment is paid again', async () => {
    const shop = createShop(completed, anOrder('paid'));
    expect(await shop.checkAfter(101n)).toMatchObject({ reviews: ['order_already_paid'] });
  });

  test.each([
    ['paid', 'order_already_paid'],
    ['cancelled', 'order_cancelled'],
  ] as const)(
    'because it is %s is not counted again when it had vanished and is back, be it in parts',
    async (status, reason) => {
      const shop = createShop(completed, anOrder(status));
      expect(await shop.checkAfter(0n)).toMatchObject({ reviews: ['reversed'] });
      for (const back of [40n, 100n])
        expect(await shop.checkAfter(back)).toMatchObject({ received: back, reviews: ['reversed'] });
      expect(await shop.checkAfter(101n)).toMatchObject({ reviews: ['reversed', reason] });
    },
  );

  test('needs no review when it is a surplus of a cent for a paid order, and one when the order is cancelled', async () => {
    const done = aPayment({ expected: 30_000n, state: 'completed', received: 30_000n, confirmed: 30_000n });
    expect(await createShop(done, anOrder('paid')).checkAfter(30_001n)).toMatchObject({ reviews: [] });
    expect(await createShop(done, anOrder('cancelled')).checkAfter(30_001n)).toMatchObject({ reviews: ['order_cancelled'] });
  });

  test('is new only beyond the amount that was already seen', async () => {
    const overpaid = { ...completed, received: 150n, confirmed: 150n, overpaid: true };
    expect(await createShop(overpaid, anOrder('paid')).checkAfter(150n, 120n)).toMatchObject({ confirmed: 120n, reviews: [] });
    expect(await createShop(overpaid, anOrder('paid')).checkAfter(151n)).toMatchObject({ reviews: ['order_already_paid'] });
  });
});
