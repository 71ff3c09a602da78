import { describe, expect, test } from 'vitest';
import { refusal } from '#kernel/testing/refusal.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { createCheckPayment } from './check-payment.ts';
import type { OpenedPayment } from './payment.ts';
import { createPaymentStatus } from './payment-status.ts';
import { createShop } from './testing/check-shop.ts';
import { aPayment, seen } from './testing/payments.ts';
import { viewPayment } from './view-payment.ts';

describe('the status of a payment', () => {
  test('is read from the gateway and stored', async () => {
    const shop = createShop();
    shop.told.report = seen(40n);
    const after = aPayment({ state: 'partial', received: 40n, confirmed: 40n });
    expect(await shop.statusOf(aPayment().id)).toEqual(viewPayment(after, false));
    expect(shop.told.readings).toEqual(['g-1']);
    expect(shop.state.payments).toEqual([after]);
  });

  test('is read from the gateway at most once in five seconds', async () => {
    const shop = createShop();
    const ask = () => shop.statusOf(aPayment().id);
    await ask();
    shop.pass(4.999);
    await ask();
    expect(shop.told.readings).toHaveLength(1);
    shop.pass(0.001);
    await ask();
    expect(shop.told.readings).toHaveLength(2);
  });

  test('is the last stored status while the gateway does not answer', async () => {
    const shop = createShop();
    shop.told.isDown = true;
    expect(await shop.statusOf(aPayment().id)).toEqual(viewPayment(aPayment(), false));
  });

  test('is what was stored of a report that is partial', async () => {
    const shop = createShop();
    shop.told.report = seen(40n, 40n, { isPartial: true });
    expect(await shop.statusOf(aPayment().id)).toMatchObject({ status: 'partial' });
  });

  test('is the last stored status while the vendor allows no more calls', async () => {
    const shop = createShop();
    shop.left.allowed = 0;
    expect(await shop.statusOf(aPayment().id)).toEqual(viewPayment(aPayment(), false));
    expect(shop.told.readings).toEqual([]);
  });

  test('is the last stored status for all but thirty payers while the gateway hangs', async () => {
    const shop = createShop();
    const payments = Array.from({ length: 32 }, (_, index) => aPayment({ id: `${index}` }));
    shop.state.payments = payments;
    let answer = () => {};
    const hang = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const read = async (payment: OpenedPayment) => {
      await hang;
      return shop.gateway.read(payment);
    };
    const statusOf = createPaymentStatus({ ...shop, gateway: { ...shop.gateway, read } });
    const asked = payments.map(({ id }) => statusOf(id));
    expect((await Promise.race(asked)).status).toBe('waiting');
    answer();
    await Promise.all(asked);
    expect(shop.told.readings).toHaveLength(30);
    await statusOf('31');
    expect(shop.told.readings).toHaveLength(31);
  });

  test.each(['completed', 'closed'] as const)('is not read from the gateway any more once the payment is %s', async (state) => {
    const shop = createShop(aPayment({ state }));
    expect((await shop.statusOf(aPayment().id)).status).toBe('completed');
    expect([shop.told.readings, shop.state.asked.size]).toEqual([[], 0]);
  });

  test('is not found for a payment that does not exist', async () => {
    await expect(createShop().statusOf('another')).rejects.toEqual(refusal('not_found'));
  });
});

describe('a surplus', () => {
  test.each([
    [101n, ['surplus']],
    [100n, []],
  ] as const)('above the setting waits for a person, and the exact amount is none: %i of 100 units', async (units, reviews) => {
    const after = await createShop().checkAfter(units);
    expect([after.state, after.overpaid, after.reviews]).toEqual(['completed', units > 100n, reviews]);
  });

  test('below the setting is kept and shown, and waits for nobody, also when it comes later, until all of it is more', async () => {
    // Of an order of 300 dollars a surplus of more than one waits for a person. By the last report the order is paid.
    const shop = createShop(aPayment({ expected: 100_000n, enough: 100_000n }));
    expect(await shop.checkAfter(100_033n)).toMatchObject({ state: 'completed', overpaid: true, reviews: [] });
    expect(await shop.checkAfter(100_330n)).toMatchObject({ overpaid: true, reviews: [] });
    expect(await shop.checkAfter(100_334n)).toMatchObject({ reviews: ['order_already_paid'] });
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

  test('is refused when its payment or order was deleted', async () => {
    const [withoutPayment, withoutOrder] = [createShop(), createShop()];
    withoutPayment.state.payments = [];
    withoutOrder.state.orders = [];
    for (const shop of [withoutPayment, withoutOrder]) await expect(shop.checkAfter(100n)).rejects.toEqual(refusal('not_found'));
  });

  test('is stored, and counts as no check, when the gateway could not tell all', async () => {
    const shop = createShop();
    await expect(shop.checkAfter(100n, 100n, { isPartial: true })).rejects.toMatchObject({ code: 'gateway_unavailable' });
    expect(shop.state.payments).toMatchObject([{ state: 'completed' }]);
    await expect(shop.checkAfter(100n, 100n, { isPartial: true })).rejects.toMatchObject({ code: 'gateway_unavailable' });
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

  test('in full lead an order that has not begun back, and it can be paid again in a round of its own', async () => {
    const shop = await paidShop();
    await shop.checkAfter(0n);
    expect(shop.state.orders).toMatchObject([{ status: 'pending', receiptNumber: 1 }]);
    const actor = { kind: 'gateway', id: 'test gateway' };
    expect(shop.state.history.at(-1)).toMatchObject({ from: 'paid', to: 'pending', actor, reason: 'payment_reversed' });
    const { id: paymentId } = aPayment();
    expect(shop.state.ledger.at(-1)).toMatchObject({ kind: 'order_unpaid', paymentId, data: { round: 0, receiptNumber: 1 } });
    expect(shop.state.payments).toMatchObject([{ reviews: ['reversed'] }]);
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

  test('in part, or until they are final again, change no order', async () => {
    for (const [received, confirmed] of [
      [40n, 40n],
      [100n, 0n],
    ] as const) {
      const shop = await paidShop();
      await shop.checkAfter(received, confirmed);
      expect(statusOf(shop)).toBe('paid');
    }
  });

  test('are not told by an answer that others have overtaken: it changes nothing, and the customer hears of money once', async () => {
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
    expect(shop.changes.map(({ kind }) => kind)).toEqual(['seen']);
  });

  test('do not come back by an answer that tells no more money than was known before others saw them go', async () => {
    const shop = await paidShop();
    const [known] = shop.state.payments as [OpenedPayment];
    await shop.checkAfter(0n);
    shop.told.report = { ...seen(100n), findings: ['mismatch'] };
    expect(await shop.check(known)).toMatchObject({ received: 0n, confirmed: 0n, reviews: ['mismatch', 'reversed'] });
    expect(statusOf(shop)).toBe('pending');
  });

  test('are not hidden by others who have told more meanwhile: an answer that tells still more is taken', async () => {
    const shop = createShop();
    await shop.checkAfter(40n);
    shop.told.report = seen(100n);
    await shop.check(aPayment());
    expect(statusOf(shop)).toBe('paid');
  });

  test('change no order that has begun', async () => {
    const shop = await paidShop();
    shop.state.orders = [anOrder('processing')];
    await shop.checkAfter(0n);
    expect(statusOf(shop)).toBe('processing');
  });
});
