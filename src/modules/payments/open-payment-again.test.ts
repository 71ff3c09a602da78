import { describe, expect, test } from 'vitest';
import { ShopError } from '#kernel/errors.ts';
import { cents } from '#kernel/money.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { command, createShop, idempotency, opened } from './testing/open-shop.ts';
import { aCreatingPayment, aPayment } from './testing/payments.ts';

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

  test.each([
    ['resumes while half of its twenty minutes is left', 600, 1],
    ['does not resume, but replaces, a second later', 601, 2],
  ])('leaves a payment that a retry %s', async (_, later, number) => {
    const shop = createShop();
    shop.told.isDown = true;
    await expect(shop.open(command)).rejects.toEqual(refusal('gateway_unavailable'));
    shop.told.isDown = false;
    shop.pass(later);
    expect((await shop.open(command)).result.id).toBe(uuid(number));
    expect(shop.state.payments.filter(({ state }) => state === 'waiting')).toMatchObject([{ id: uuid(number) }]);
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

  test('the open payment may be shown again, and the slow answer in another coin asks for no money', async () => {
    const shop = createShop(anOrder(), aPayment({ id: uuid(300), coin: 'ETH' }));
    const slow = await openWhile(shop, () => shop.open({ ...command, coin: 'ETH' }));
    expect(slow.result.status).toBe('cancelled');
    expect(shop.state.payments).toMatchObject([{ state: 'waiting' }, { state: 'cancelled' }]);
  });

  test('the payer may change the coin there and back and there again, and the slow answer in the first coin asks for no money', async () => {
    const shop = createShop();
    const slow = await openWhile(shop, async () => {
      await shop.open({ ...command, coin: 'ETH' });
      await shop.open(command);
      await shop.open({ ...command, coin: 'ETH' });
    });
    expect(slow.result.status).toBe('cancelled');
    expect(shop.state.payments.filter(({ state }) => state === 'waiting')).toMatchObject([{ coin: 'ETH' }]);
  });

  test('the first coin may be chosen anew and given up again, and a slow failure does not bring it back over the last coin', async () => {
    const shop = createShop();
    const [first, again] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const slow = openWhile(shop, () => first.promise);
    await shop.open({ ...command, coin: 'ETH' });
    const resumed = openWhile(shop, () => again.promise);
    await shop.open({ ...command, coin: 'USDT_TRC20' });
    first.reject(new ShopError('gateway_unavailable'));
    await expect(slow).rejects.toEqual(refusal('gateway_unavailable'));
    again.resolve();
    expect((await resumed).result.status).toBe('cancelled');
    expect(shop.state.payments.filter(({ state }) => state === 'waiting')).toMatchObject([{ coin: 'USDT_TRC20' }]);
  });

  test('a part may come to an earlier address, and the slow answer, which would ask for the whole sum, asks for no money', async () => {
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
    expect(shop.news).toEqual([]);
  });

  test('the order may be cancelled, and the answer asks for no money and does not say that the order is paid', async () => {
    const shop = createShop();
    const cancelled = await openWhile(shop, async () => {
      shop.state.orders = [anOrder('cancelled')];
    });
    expect(cancelled.result).toMatchObject({ status: 'cancelled', paidOtherwise: false });
    expect([shop.state.payments[0]?.state, shop.news]).toEqual(['cancelled', []]);
  });

  test('money that was seen at another address may vanish, and then its payment is cancelled and only the new one waits', async () => {
    const seen = aPayment({ id: uuid(300), coin: 'ETH', gatewayPaymentId: 'g-2', amountCents: cents(100), state: 'confirming' });
    const shop = createShop(anOrder(), seen);
    await openWhile(shop, async () => {
      shop.state.payments = shop.state.payments.map((each) => (each.id === seen.id ? { ...seen, state: 'waiting' } : each));
    });
    expect(shop.state.payments).toMatchObject([{ state: 'cancelled' }, { state: 'waiting' }]);
  });
});

describe('a second request while the first asks the gateway', () => {
  const leasedUntil = new Date('2026-11-20T10:00:30Z');

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
    const shop = createShop(anOrder(), aCreatingPayment({ id: opened.id, leasedUntil }));
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
  test('with one idempotency key gets the first answer again, also when the payment is over or gone', async () => {
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
