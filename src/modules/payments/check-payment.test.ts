import { describe, expect, test } from 'vitest';
import { refusal } from '#kernel/testing/refusal.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { createCheckPayment } from './check-payment.ts';
import type { OpenedPayment } from './payment.ts';
import { createShop } from './testing/check-shop.ts';
import { aPayment, seen } from './testing/payments.ts';

describe('a surplus', () => {
  /** A payment of 300 dollars for as many units as cents; a surplus of a dollar waits for a person. */
  const inCents = aPayment({ expected: 30_000n });

  test.each([
    [30_000n, false, []],
    [30_099n, true, []],
    [30_100n, true, ['surplus']],
  ] as const)(
    'of a dollar waits for a person, and a cent less is kept and shown: of 300 dollars %i cents came',
    async (units, overpaid, reviews) => {
      expect(await createShop(inCents).checkAfter(units)).toMatchObject({ state: 'completed', overpaid, reviews });
    },
  );

  test('that comes later waits for a person once all of it is a dollar', async () => {
    const shop = createShop(inCents);
    await shop.checkAfter(30_050n);
    expect(await shop.checkAfter(30_099n)).toMatchObject({ overpaid: true, reviews: [] });
    // By now the order is paid.
    expect(await shop.checkAfter(30_100n)).toMatchObject({ reviews: ['order_already_paid'] });
  });
});

describe('a report', () => {
  test('that changes a payment is recorded in the ledger', async () => {
    const shop = createShop();
    await shop.checkAfter(150n, 0n);
    const { id: paymentId, orderId, gateway } = aPayment();
    const data = {
      from: 'waiting',
      to: 'confirming',
      received: '150',
      confirmed: '0',
      late: false,
      overpaid: true,
      reviews: [],
      expiresAt: '2026-11-20T10:20:00.000Z',
      news: 'seen',
    };
    expect(shop.state.ledger).toEqual([{ orderId, paymentId, gateway, kind: 'reported', at: shop.clock(), data }]);
    expect(shop.receipts).toEqual([]);
  });

  test('is recorded with fee and net, where the gateway tells them', async () => {
    const shop = createShop();
    const outcome = { currency: 'usdttrc20', net: '298.5', fee: '1.5' };
    await shop.checkAfter(100n, 100n, { outcome });
    expect(shop.state.ledger[0]).toMatchObject({ kind: 'reported', data: { outcome } });
  });

  test('is recorded with the other coins that came, the newest twenty', async () => {
    const shop = createShop();
    const others = Array.from({ length: 50 }, (_, index) => ({ id: `o-${index}`, currency: `C${index}`, amount: '1' }));
    await shop.checkAfter(0n, 0n, { wrongAsset: true, others });
    expect(shop.state.ledger.at(-1)?.data).toMatchObject({ others: others.slice(-20) });
  });

  test('is recorded once, however often it comes', async () => {
    const shop = createShop();
    await shop.checkAfter(40n);
    await shop.checkAfter(40n);
    expect(shop.state.ledger).toHaveLength(1);
  });

  test('takes no transaction when it tells nothing new', async () => {
    const shop = createShop();
    const transact = () => {
      throw new Error('No transaction is needed');
    };
    const check = createCheckPayment({ ...shop, transact });
    expect(await check(aPayment())).toEqual(aPayment());
  });

  test('is applied to the locked payment, not to the payment as it was before the gateway was asked', async () => {
    const shop = createShop();
    shop.state.payments = [aPayment({ state: 'cancelled' })];
    shop.told.report = seen(40n);
    expect(await shop.check(aPayment())).toMatchObject({ state: 'cancelled', reviews: ['underpaid'] });
  });

  test('that tells more than others have told since its gateway was asked is taken', async () => {
    const shop = createShop();
    await shop.checkAfter(40n);
    shop.told.report = seen(100n);
    await shop.check(aPayment());
    expect(shop.state.orders).toMatchObject([{ status: 'paid' }]);
  });

  test('is refused when its payment or order was deleted', async () => {
    const [withoutPayment, withoutOrder] = [createShop(), createShop()];
    withoutPayment.state.payments = [];
    withoutOrder.state.orders = [];
    for (const shop of [withoutPayment, withoutOrder]) await expect(shop.checkAfter(100n)).rejects.toEqual(refusal('not_found'));
  });

  test('is stored, and counts as no check, when the gateway could not tell all, whether it is new or not', async () => {
    const shop = createShop();
    for (const _ of ['new', 'known']) {
      await expect(shop.checkAfter(100n, 100n, { isPartial: true })).rejects.toMatchObject({ code: 'gateway_unavailable' });
      expect(shop.state.payments).toMatchObject([{ state: 'completed' }]);
    }
  });

  test('needs a gateway that answers: otherwise the check throws gateway_unavailable', async () => {
    const shop = createShop();
    shop.told.isDown = true;
    await expect(shop.check(aPayment())).rejects.toEqual(refusal('gateway_unavailable'));
  });
});

describe('a payment that is completed', () => {
  test.each(['pending', 'waiting'] as const)('makes an order that was %s paid', async (status) => {
    const shop = createShop(aPayment(), anOrder(status, { paymentMethod: 'manual' }));
    await shop.checkAfter(100n);
    expect(shop.state.orders).toEqual([anOrder('paid', { paymentMethod: 'crypto', receiptNumber: 1 })]);
    const actor = { kind: 'gateway', id: 'test gateway' };
    expect(shop.state.history).toMatchObject([
      { from: status, to: 'paid', at: shop.clock(), actor, reason: 'payment_completed' },
    ]);
    expect(shop.state.ledger.map(({ kind }) => kind)).toEqual(['reported', 'order_paid']);
    expect(shop.state.ledger[1]).toMatchObject({ paymentId: aPayment().id, gateway: 'test gateway' });
  });

  test('sends one receipt, however often it is reported', async () => {
    const shop = createShop();
    await shop.checkAfter(100n);
    await shop.checkAfter(100n);
    await shop.checkAfter(100n, 0n);
    expect(shop.receipts).toEqual([anOrder('paid', { receiptNumber: 1 })]);
    expect(shop.state.messages).toHaveLength(1);
  });

  test('is stored together with the paid order and its receipt, or not at all', async () => {
    const shop = createShop();
    const check = createCheckPayment({
      ...shop,
      sendReceipt: async () => {
        throw new Error('no receipt');
      },
    });
    shop.told.report = seen(100n);
    await expect(check(aPayment())).rejects.toThrow('no receipt');
    expect(shop.state).toMatchObject({ orders: [anOrder()], payments: [aPayment()], ledger: [], history: [] });
  });
});

describe('coins that are taken back', () => {
  /** A shop whose order was paid in coins. */
  async function paidShop(order = anOrder()) {
    const shop = createShop(aPayment(), order);
    await shop.checkAfter(100n);
    return shop;
  }
  const statusOf = ({ state }: Awaited<ReturnType<typeof paidShop>>) => state.orders[0]?.status;

  test('in full lead an order that has not begun back to pending', async () => {
    const shop = await paidShop();
    await shop.checkAfter(0n);
    expect(shop.state.orders).toMatchObject([{ status: 'pending', receiptNumber: 1 }]);
    const actor = { kind: 'gateway', id: 'test gateway' };
    expect(shop.state.history.at(-1)).toMatchObject({ from: 'paid', to: 'pending', actor, reason: 'payment_reversed' });
    const { id: paymentId } = aPayment();
    expect(shop.state.ledger.at(-1)).toMatchObject({ kind: 'order_unpaid', paymentId, data: { round: 0, receiptNumber: 1 } });
    expect(shop.state.payments).toMatchObject([{ reviews: ['reversed'] }]);
  });

  test('and come again pay the order in a round of its own, with a receipt of its own', async () => {
    const shop = await paidShop();
    await shop.checkAfter(0n);
    await shop.checkAfter(100n);
    expect(statusOf(shop)).toBe('paid');
    expect(shop.state.ledger.at(-1)).toMatchObject({ kind: 'order_paid', data: { round: 1, receiptNumber: 2 } });
  });

  test('in full lead it back also when first their confirmations go, and then the coins', async () => {
    const shop = await paidShop();
    await shop.checkAfter(100n, 0n);
    expect(statusOf(shop)).toBe('paid');
    await shop.checkAfter(0n, 0n);
    expect(statusOf(shop)).toBe('pending');
  });

  test('in full cancel the order when it was the gateway that gave them back to their payer', async () => {
    const shop = await paidShop();
    await shop.checkAfter(0n, 0n, { isReturned: true });
    expect(shop.state.history.at(-1)).toMatchObject({ from: 'paid', to: 'cancelled', reason: 'refunded' });
  });

  test('in part change no order', async () => {
    const shop = await paidShop();
    await shop.checkAfter(40n);
    expect(statusOf(shop)).toBe('paid');
  });

  test('are not concluded from an answer that is older than what is known: it changes nothing', async () => {
    const shop = createShop();
    for (const [told, older] of [
      [seen(100n, 0n), seen(40n)],
      [seen(100n), seen(100n, 0n)],
    ] as const) {
      shop.told.report = told;
      await shop.check(aPayment());
      const { payments, ledger, orders } = structuredClone(shop.state);
      shop.told.report = older;
      await shop.check(aPayment());
      expect(shop.state).toMatchObject({ payments, ledger, orders });
    }
    // The customer hears of the money once.
    expect(shop.changes.map(({ kind }) => kind)).toEqual(['seen']);
  });

  test('do not come back by an answer that is older than their going', async () => {
    const shop = await paidShop();
    // As the payment was when its gateway was asked; the answer comes after another check has seen the coins go.
    const [known] = shop.state.payments as [OpenedPayment];
    await shop.checkAfter(0n);
    shop.told.report = { ...seen(100n), findings: ['mismatch'] };
    expect(await shop.check(known)).toMatchObject({ received: 0n, confirmed: 0n, reviews: ['mismatch', 'reversed'] });
    expect(statusOf(shop)).toBe('pending');
  });

  test('change no order that has begun', async () => {
    const shop = await paidShop();
    shop.state.orders = [anOrder('processing')];
    await shop.checkAfter(0n);
    expect(statusOf(shop)).toBe('processing');
  });
});
