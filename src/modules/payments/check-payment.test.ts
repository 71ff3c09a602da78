import { describe, expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { createTestClock, uuid } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import type { Order } from '#modules/orders/index.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { createTestReceipts } from '#modules/orders/testing/receipts.ts';
import { createCheckPayment, createPaymentStatus } from './check-payment.ts';
import type { OpenedPayment } from './payment.ts';
import { createPaymentsMemory } from './testing/memory-payments.ts';
import { aPayment, seen } from './testing/payments.ts';
import { createTestCalls, createTestGateway } from './testing/test-gateway.ts';
import { viewPayment } from './view-payment.ts';

function createShop(payment: OpenedPayment = aPayment(), order: Order = anOrder(), ...others: OpenedPayment[]) {
  const memory = createPaymentsMemory([order], payment, ...others);
  const { told, gateway } = createTestGateway(memory.state);
  const { receipts, sendReceipt } = createTestReceipts();
  const time = createTestClock();
  const { left, calls } = createTestCalls();
  const deps = { ...memory, ...time, gateway, calls, sendReceipt };
  const check = createCheckPayment(deps);
  /** Checks the payment after the gateway has seen the given amounts. */
  const checkAfter = (...report: Parameters<typeof seen>) => {
    told.report = seen(...report);
    return check((memory.state.payments[0] as OpenedPayment | undefined) ?? payment);
  };
  return { ...deps, receipts, told, left, check, checkAfter, statusOf: createPaymentStatus(deps) };
}

describe('the status of a payment', () => {
  test('is read from the gateway and stored', async () => {
    const shop = createShop();
    shop.told.report = seen(40n);
    const after = aPayment({ state: 'partial', received: 40n, confirmed: 40n });
    expect(await shop.statusOf(aPayment().id)).toEqual(viewPayment(after));
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
    expect(await shop.statusOf(aPayment().id)).toEqual(viewPayment(aPayment()));
  });

  test('is the last stored status while the vendor allows no more calls', async () => {
    const shop = createShop();
    shop.left.allowed = 0;
    expect(await shop.statusOf(aPayment().id)).toEqual(viewPayment(aPayment()));
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

describe('a report that changes a payment', () => {
  test('is recorded in the ledger', async () => {
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
    };
    expect(shop.state.ledger).toEqual([{ orderId, paymentId, gateway, kind: 'reported', at: shop.clock(), data }]);
    expect(shop.receipts).toEqual([]);
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
    expect(shop.state.orders).toEqual([anOrder('paid', { paymentMethod: 'crypto' })]);
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
    expect(shop.receipts).toEqual([anOrder('paid')]);
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

describe('parts of an order', () => {
  /** 40 of 100 units came for 300 dollars, and the time is up. */
  const first = aPayment({
    id: uuid(201),
    gatewayPaymentId: 'g-2',
    state: 'expired',
    received: 40n,
    confirmed: 40n,
    reviews: ['underpaid'],
  });
  /** Asks for the rest. */
  const rest = aPayment({ coin: 'ETH', amountUsd: cents(18_000), expected: 60n });

  test('pay it once when they cover the total together, and nobody need look at them any more', async () => {
    const shop = createShop(rest, anOrder(), first);
    await shop.checkAfter(60n);
    await shop.checkAfter(60n);
    expect(shop.state.orders).toEqual([anOrder('paid')]);
    expect(shop.state.payments).toMatchObject([
      { state: 'completed', reviews: [] },
      { state: 'closed', reviews: [] },
    ]);
    expect(shop.state.ledger.map(({ kind }) => kind)).toEqual(['reported', 'order_paid', 'closed']);
    expect(shop.receipts).toHaveLength(1);
  });

  test('pay it although no payment has all that it asked for', async () => {
    const shop = createShop({ ...first, reviews: ['underpaid'] }, anOrder(), {
      ...rest,
      id: uuid(202),
      received: 30n,
      confirmed: 30n,
      state: 'partial',
    });
    await shop.checkAfter(70n);
    expect(shop.state.orders).toEqual([anOrder('paid')]);
    expect(shop.state.payments).toMatchObject([
      { state: 'closed', reviews: [] },
      { state: 'closed', reviews: [] },
    ]);
  });

  test('do not pay it while one of them is not confirmed', async () => {
    const shop = createShop(rest, anOrder(), { ...first, confirmed: 0n });
    expect((await shop.checkAfter(60n)).state).toBe('confirming');
    expect((await shop.checkAfter(60n)).state).toBe('confirming');
    expect(shop.state.orders).toEqual([anOrder()]);
    shop.told.report = seen(40n);
    await shop.check({ ...first, confirmed: 0n });
    expect(shop.state.orders).toEqual([anOrder('paid')]);
  });

  test('do not pay it while a unit is missing', async () => {
    const shop = createShop(rest, anOrder(), first);
    await shop.checkAfter(59n);
    expect([shop.state.orders, shop.receipts]).toEqual([[anOrder()], []]);
  });

  test('that come to the first address end the payment that still asks for them', async () => {
    const shop = createShop(first, anOrder(), { ...rest, id: uuid(202), state: 'waiting' });
    expect(await shop.checkAfter(60n)).toMatchObject({ state: 'expired', reviews: ['underpaid'] });
    expect(shop.state.payments[1]).toMatchObject({ state: 'cancelled' });
  });

  test('beyond the total wait for a person', async () => {
    const shop = createShop(rest, anOrder(), first);
    expect(await shop.checkAfter(70n)).toMatchObject({ state: 'completed', overpaid: true, reviews: ['order_already_paid'] });
  });

  test('that were not needed wait for a person', async () => {
    const shop = createShop(aPayment({ state: 'cancelled' }), anOrder(), first);
    await shop.checkAfter(100n);
    expect(shop.state.payments[1]).toMatchObject({ state: 'closed', reviews: ['underpaid', 'order_already_paid'] });
  });

  test('that are reversed after they have paid wait for a person', async () => {
    const shop = createShop({ ...first, state: 'closed', reviews: [] }, anOrder('paid'));
    expect(await shop.checkAfter(0n)).toMatchObject({ state: 'closed', reviews: ['reversed'] });
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

  test('needs no review when it was seen before and is still not confirmed', async () => {
    const shop = createShop(aPayment({ state: 'confirming', received: 100n }), anOrder('paid'));
    expect(await shop.checkAfter(100n, 50n)).toMatchObject({ confirmed: 50n, reviews: [] });
  });

  const completed = aPayment({ state: 'completed', received: 100n, confirmed: 100n });

  test('needs a review when a completed payment is paid again', async () => {
    const shop = createShop(completed, anOrder('paid'));
    expect(await shop.checkAfter(101n)).toMatchObject({ reviews: ['order_already_paid'] });
  });

  test('is not counted again when the reversed money of a completed payment returns', async () => {
    const shop = createShop(completed, anOrder('paid'));
    expect(await shop.checkAfter(0n)).toMatchObject({ reviews: ['reversed'] });
    expect(await shop.checkAfter(100n)).toMatchObject({ received: 100n, reviews: ['reversed'] });
    expect(await shop.checkAfter(150n)).toMatchObject({ reviews: ['reversed', 'order_already_paid'] });
  });

  test('is new only beyond the amount that was already seen', async () => {
    const overpaid = { ...completed, received: 150n, confirmed: 150n, overpaid: true };
    expect(await createShop(overpaid, anOrder('paid')).checkAfter(150n, 120n)).toMatchObject({ confirmed: 120n, reviews: [] });
    expect(await createShop(overpaid, anOrder('paid')).checkAfter(151n)).toMatchObject({ reviews: ['order_already_paid'] });
  });
});
