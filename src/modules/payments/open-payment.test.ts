import { describe, expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { createTestClock, createTestIds, uuid } from '#kernel/testing/clock.ts';
import { field, refusal } from '#kernel/testing/refusal.ts';
import type { Order } from '#modules/orders/index.ts';
import { createTestTellGuest } from '#modules/orders/testing/guest-mail.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { createOpenPayment, type OpenPayment } from './open-payment.ts';
import type { Payment } from './payment.ts';
import { createPaymentsMemory } from './testing/memory-payments.ts';
import { aPayment } from './testing/payments.ts';
import { createTestGateway } from './testing/test-gateway.ts';
import { viewPayment } from './view-payment.ts';

const command: OpenPayment = { orderId: anOrder().id, coin: 'BTC', amountUsd: cents(30_000) };
const idempotency = { caller: 'browser', operation: 'openPayment', key: 'key', bodyHash: 'body' };
const opened = aPayment({ id: uuid(1) });

function createShop(order: Order = anOrder(), ...payments: Payment[]) {
  return createTolerantShop(0, order, ...payments);
}

function createTolerantShop(tolerancePercent: number, order: Order, ...payments: Payment[]) {
  const memory = createPaymentsMemory([order], ...payments);
  const { told, gateway } = createTestGateway(memory.state);
  const time = createTestClock();
  const { news, tellGuest } = createTestTellGuest();
  const open = createOpenPayment({
    ...memory,
    ...time,
    gateway,
    newId: createTestIds(),
    ttlSeconds: 1200,
    tolerancePercent,
    tellGuest,
    isTest: false,
  });
  return { ...memory, ...time, news, told, gateway, open };
}

describe('a payer who asks for an address', () => {
  test('gets an address from the gateway, for the order and its amount', async () => {
    const shop = createShop();
    expect(await shop.open(command)).toEqual({ result: viewPayment(opened, false), replayed: false });
    expect(shop.state.payments).toEqual([opened]);
    const { coin, orderId, amountUsd, expiresAt } = opened;
    expect(shop.told.requests).toEqual([{ paymentId: opened.id, orderId, coin, amountUsd, expiresAt }]);
  });

  test.each([
    [0, 100n],
    [0.99, 100n],
    [1, 99n],
    [10, 90n],
  ])('with a tolerance of %d percent must send %d of 100 satoshi', async (percent, enough) => {
    const shop = createTolerantShop(percent, anOrder());
    await shop.open(command);
    expect(shop.state.payments).toMatchObject([{ expected: 100n, enough }]);
  });

  test('has a payment that is checked from ten seconds later on, and is recorded in the ledger', async () => {
    const shop = createShop();
    await shop.open(command);
    const at = shop.clock();
    expect(shop.state.due).toEqual(new Map([[opened.id, new Date(at.getTime() + 10_000)]]));
    const quote = { expected: '100', enough: '100', amountCents: 30_000, expiresAt: opened.expiresAt.toISOString() };
    const data = { coin: 'BTC', address: 'bc1q', gatewayPaymentId: 'g-1', ...quote, state: 'waiting' };
    const { id: paymentId, orderId, gateway } = opened;
    expect(shop.state.ledger).toEqual([{ orderId, paymentId, gateway, kind: 'opened', at, data }]);
  });

  test('gets the same address again while the payment is open', async () => {
    const shop = createShop();
    const first = await shop.open(command);
    expect(await shop.open(command)).toEqual(first);
    expect(shop.told.requests).toHaveLength(1);
  });

  test('is written once how to pay: where to send how much, and until when', async () => {
    const shop = createShop();
    for (const _ of [1, 2]) await shop.open(command);
    const { address, expiresAt: until } = opened;
    expect(shop.news).toEqual([{ kind: 'coin', amount: '0.00000100', unit: 'BTC', network: 'Bitcoin', address, until }]);
  });

  test('gets another address for another coin, and nobody is asked for the first coin any more', async () => {
    const shop = createShop();
    await shop.open(command);
    expect((await shop.open({ ...command, coin: 'ETH' })).result).toMatchObject({ id: uuid(2), currency: 'ETH' });
    expect(shop.state.payments).toMatchObject([
      { coin: 'BTC', state: 'cancelled' },
      { coin: 'ETH', state: 'waiting' },
    ]);
    const replaced = { kind: 'replaced', paymentId: uuid(1), data: { from: 'waiting', to: 'cancelled' } };
    expect(shop.state.ledger).toContainEqual(
      expect.objectContaining({ ...replaced, data: expect.objectContaining(replaced.data) }),
    );
  });

  test('gets the first coin again in a new payment', async () => {
    const shop = createShop();
    for (const coin of ['BTC', 'ETH', 'BTC'] as const) await shop.open({ ...command, coin });
    expect(shop.state.payments.map(({ state }) => state)).toEqual(['cancelled', 'cancelled', 'waiting']);
  });

  test('in another coin leaves a part that came for the first to a person', async () => {
    const shop = createShop(anOrder(), aPayment({ state: 'partial', received: 40n, confirmed: 40n }));
    await shop.open({ ...command, coin: 'ETH', amountUsd: cents(18_000) });
    expect(shop.state.payments[0]).toMatchObject({ state: 'cancelled', reviews: ['underpaid'] });
  });

  test('after a part has come is asked for exactly the rest, with a quote of its own', async () => {
    const shop = createShop(anOrder(), aPayment({ state: 'expired', received: 40n, confirmed: 40n }));
    await expect(shop.open(command)).rejects.toEqual(refusal('amount_mismatch', field('amount_mismatch', 'amountUsd')));
    expect((await shop.open({ ...command, amountUsd: cents(18_000) })).result).toMatchObject({ id: uuid(1), amountUsd: 18_000 });
    expect(shop.told.requests).toMatchObject([{ amountUsd: 18_000 }]);
  });

  test('is shown the address that has received a part, as long as its rate holds', async () => {
    const partial = aPayment({ state: 'partial', received: 40n, confirmed: 40n });
    for (const amountUsd of [cents(30_000), cents(18_000)]) {
      const shop = createShop(anOrder(), partial);
      expect((await shop.open({ ...command, amountUsd })).result.id).toBe(partial.id);
    }
  });

  test('for the rest is not given a payment whose creation began before the part came', async () => {
    const { state: _, ...rest } = opened;
    const begun = { ...rest, id: uuid(300), state: 'creating', leasedUntil: new Date('2026-11-20T10:00:00Z') } as const;
    const shop = createShop(anOrder(), aPayment({ state: 'expired', received: 40n, confirmed: 40n }), begun);
    expect((await shop.open({ ...command, amountUsd: cents(18_000) })).result).toMatchObject({ id: uuid(1), amountUsd: 18_000 });
  });

  test('in another coin is refused while the whole amount awaits confirmations, and is shown it in the same coin', async () => {
    const confirming = aPayment({ state: 'confirming', received: 100n });
    const shop = createShop(anOrder(), confirming);
    await expect(shop.open({ ...command, coin: 'ETH' })).rejects.toEqual(refusal('payment_confirming'));
    expect((await shop.open(command)).result.id).toBe(confirming.id);
    expect(shop.state.payments).toEqual([confirming]);
  });

  test.each([
    ['cancelled', 0],
    ['expired', 0],
    ['waiting', 1200],
  ] as const)('gets another one when the last is %s after %i seconds', async (state, seconds) => {
    const shop = createShop(anOrder(), aPayment({ state }));
    shop.pass(seconds);
    expect((await shop.open(command)).result.id).toBe(uuid(1));
    expect(shop.state.payments).toHaveLength(2);
  });

  test.each(['pending', 'waiting'] as const)('may pay an order that is %s', async (status) => {
    await createShop(anOrder(status)).open(command);
  });

  test.each(['paid', 'cancelled'] as const)('is refused for an order that is %s', async (status) => {
    const shop = createShop(anOrder(status));
    await expect(shop.open(command)).rejects.toEqual(refusal('order_not_payable'));
    expect([shop.state.payments, shop.told.requests]).toEqual([[], []]);
  });

  test('is refused when they saw another amount', async () => {
    await expect(createShop().open({ ...command, amountUsd: cents(29_999) })).rejects.toEqual(
      refusal('amount_mismatch', field('amount_mismatch', 'amountUsd')),
    );
  });

  test('is refused for an order that does not exist', async () => {
    await expect(createShop().open({ ...command, orderId: 'another' })).rejects.toEqual(refusal('not_found'));
  });
});

describe('a gateway that does not answer', () => {
  test('leaves a payment that a retry resumes under the same id', async () => {
    const shop = createShop();
    shop.told.isDown = true;
    await expect(shop.open(command)).rejects.toEqual(refusal('gateway_unavailable'));
    shop.told.isDown = false;
    expect((await shop.open(command)).result.id).toBe(opened.id);
    expect(shop.told.requests.map(({ paymentId }) => paymentId)).toEqual([opened.id, opened.id]);
    expect(shop.state.payments).toEqual([opened]);
  });

  test('frees the idempotency key, so that a retry need not wait', async () => {
    const shop = createShop();
    shop.told.isDown = true;
    await expect(shop.open({ ...command, idempotency })).rejects.toEqual(refusal('gateway_unavailable'));
    shop.told.isDown = false;
    expect(await shop.open({ ...command, idempotency })).toMatchObject({ replayed: false });
  });
});

describe('while the gateway is asked', () => {
  /** Asks for an address; `meanwhile` happens before the gateway answers. */
  function openWhile(shop: ReturnType<typeof createShop>, meanwhile: () => Promise<unknown>) {
    const ask = shop.gateway.open;
    shop.gateway.open = async (request) => {
      shop.gateway.open = ask;
      await meanwhile();
      return ask(request);
    };
    return shop.open(command);
  }

  test('another coin may be chosen, and the slow answer asks for no money', async () => {
    const shop = createShop();
    const slow = await openWhile(shop, () => shop.open({ ...command, coin: 'ETH' }));
    expect(slow.result.status).toBe('cancelled');
    expect(shop.state.payments).toMatchObject([
      { coin: 'BTC', state: 'cancelled' },
      { coin: 'ETH', state: 'waiting' },
    ]);
  });

  test('it may be asked again and another coin chosen after that, and the slow answer takes nothing back', async () => {
    const shop = createShop();
    const slow = await openWhile(shop, async () => {
      await shop.open({ ...command, coin: 'ETH' });
      await shop.open(command);
      await shop.open({ ...command, coin: 'ETH' });
    });
    expect(slow.result.status).toBe('cancelled');
    expect(shop.state.payments.filter(({ state }) => state === 'waiting')).toMatchObject([{ coin: 'ETH' }]);
  });

  test('a part may come to an earlier address, and the answer asks for no more than the rest', async () => {
    const earlier = aPayment({ id: uuid(300), state: 'expired' });
    const shop = createShop(anOrder(), earlier);
    const slow = await openWhile(shop, async () => {
      shop.state.payments = shop.state.payments.map((each) => (each.id === earlier.id ? { ...earlier, received: 40n } : each));
    });
    expect(slow.result.status).toBe('cancelled');
  });

  test('the order may be paid otherwise, and the answer says so', async () => {
    const shop = createShop();
    const paid = await openWhile(shop, async () => {
      shop.state.orders = [anOrder('paid')];
    });
    expect(paid.result).toMatchObject({ status: 'completed', paidOtherwise: true });
    expect(shop.state.payments).toMatchObject([{ state: 'closed' }]);
  });
});

describe('a second request while the first asks the gateway', () => {
  const { leasedUntil } = { leasedUntil: new Date('2026-11-20T10:00:30Z') };

  test('must wait, and the gateway is not asked twice', async () => {
    const shop = createShop();
    const ask = shop.gateway.open;
    let second: Promise<unknown> | undefined;
    shop.gateway.open = async (request) => {
      expect(shop.state.payments).toMatchObject([{ state: 'creating', leasedUntil, createdAt: shop.clock() }]);
      second ??= shop.open(command);
      await expect(second).rejects.toEqual(refusal('request_in_progress', { retryAfterSeconds: 1 }));
      return ask(request);
    };
    await shop.open(command);
    expect(shop.told.requests).toHaveLength(1);
  });

  test('takes over the payment when the lease of 30 seconds ends, with a new lease', async () => {
    const { state: _, ...rest } = opened;
    const shop = createShop(anOrder(), { ...rest, state: 'creating', leasedUntil });
    shop.pass(29);
    await expect(shop.open(command)).rejects.toEqual(refusal('request_in_progress', { retryAfterSeconds: 1 }));
    shop.pass(1);
    const ask = shop.gateway.open;
    shop.gateway.open = (request) => {
      expect(shop.state.payments).toMatchObject([{ leasedUntil: new Date('2026-11-20T10:01:00Z') }]);
      return ask(request);
    };
    expect((await shop.open(command)).result.id).toBe(opened.id);
  });
});

describe('a request that is sent twice', () => {
  test('with one idempotency key gets the first answer again', async () => {
    const shop = createShop();
    const first = await shop.open({ ...command, idempotency });
    shop.pass(3600);
    expect(await shop.open({ ...command, idempotency })).toEqual({ ...first, replayed: true });
    shop.state.payments = [];
    expect(await shop.open({ ...command, idempotency })).toEqual({ ...first, replayed: true });
  });

  test('with one idempotency key is told that the order is paid meanwhile', async () => {
    const shop = createShop();
    await shop.open({ ...command, idempotency });
    shop.state.payments = [{ ...opened, state: 'closed' }];
    const again = await shop.open({ ...command, idempotency });
    expect(again).toMatchObject({ replayed: true, result: { status: 'completed', paidOtherwise: true } });
  });

  test('with one idempotency key gets the open payment that it got first', async () => {
    const shop = createShop(anOrder(), aPayment());
    const first = await shop.open({ ...command, idempotency });
    shop.state.payments = [];
    expect(await shop.open({ ...command, idempotency })).toEqual({ ...first, replayed: true });
  });

  test('with the idempotency key of another request is refused', async () => {
    const shop = createShop();
    await shop.open({ ...command, idempotency });
    const refused = shop.open({ ...command, idempotency: { ...idempotency, bodyHash: 'another' } });
    await expect(refused).rejects.toEqual(refusal('idempotency_key_reused'));
  });
});
