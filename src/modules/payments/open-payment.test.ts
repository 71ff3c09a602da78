import { describe, expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { field, refusal } from '#kernel/testing/refusal.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { command, createShop, createTolerantShop, opened } from './testing/open-shop.ts';
import { aCreatingPayment, aPayment } from './testing/payments.ts';
import { viewPayment } from './view-payment.ts';

describe('a payer who asks for an address', () => {
  test('gets an address from the gateway, for the order and its amount', async () => {
    const shop = createShop();
    expect(await shop.open(command)).toEqual({ result: viewPayment(opened, false), replayed: false });
    expect(shop.state.payments).toEqual([opened]);
    const { coin, amountCents, expiresAt } = opened;
    expect(shop.told.requests).toEqual([{ paymentId: opened.id, orderNumber: anOrder().number, coin, amountCents, expiresAt }]);
  });

  test.each([
    [0, 100n],
    [0.99, 100n],
    [1, 99n],
    [10, 90n],
  ])('with a tolerance of %d percent, of which no part of a satoshi counts, must send %d of 100', async (percent, enough) => {
    const shop = createTolerantShop(percent, anOrder());
    await shop.open(command);
    expect(shop.state.payments).toMatchObject([{ expected: 100n, enough }]);
  });

  test('has a payment that the sweep checks from ten seconds later on, and that is recorded in the ledger', async () => {
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
    const request = { amount: '0.00000100', unit: 'BTC', network: 'Bitcoin', address, until };
    expect(shop.news).toEqual([{ kind: 'coin', rest: command.amountCents, ...request }]);
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

  test('keeps the first coin when the gateway opens no payment in another', async () => {
    const shop = createShop();
    await shop.open(command);
    shop.told.isDown = true;
    await expect(shop.open({ ...command, coin: 'ETH' })).rejects.toMatchObject({ code: 'gateway_unavailable' });
    expect((await shop.open(command)).result).toMatchObject({ id: uuid(1), status: 'waiting' });
  });

  test('gets at most thirty new addresses for an order in a day, one with each change of the coin, and may see the last again', async () => {
    const shop = createShop();
    for (let pair = 0; pair < 15; pair += 1) for (const coin of ['BTC', 'ETH'] as const) await shop.open({ ...command, coin });
    await expect(shop.open(command)).rejects.toEqual(refusal('rate_limited', { retryAfterSeconds: 24 * 3600 }));
    expect((await shop.open({ ...command, coin: 'ETH' })).result.id).toBe(uuid(30));
    expect(shop.state.payments).toHaveLength(30);
  });

  test('in another coin leaves a part that came for the first to a person', async () => {
    const shop = createShop(anOrder(), aPayment({ state: 'partial', received: 40n, confirmed: 40n }));
    await shop.open({ ...command, coin: 'ETH', amountCents: cents(18_000) });
    expect(shop.state.payments[0]).toMatchObject({ state: 'cancelled', reviews: ['underpaid'] });
  });

  test('after a part has come is asked for exactly the rest, with a quote of its own', async () => {
    const shop = createShop(anOrder(), aPayment({ state: 'expired', received: 40n, confirmed: 40n }));
    await expect(shop.open(command)).rejects.toEqual(refusal('amount_mismatch', field('amount_mismatch', 'amountUsd')));
    expect((await shop.open({ ...command, amountCents: cents(18_000) })).result).toMatchObject({
      id: uuid(1),
      amountCents: 18_000,
    });
    expect(shop.told.requests).toMatchObject([{ amountCents: 18_000 }]);
  });

  test('is shown the address that has received a part, as long as its rate holds', async () => {
    const partial = aPayment({ state: 'partial', received: 40n, confirmed: 40n });
    for (const amountCents of [cents(30_000), cents(18_000)]) {
      const shop = createShop(anOrder(), partial);
      expect((await shop.open({ ...command, amountCents })).result.id).toBe(partial.id);
    }
  });

  test('for the rest is not given a payment whose creation began before the part came', async () => {
    const begun = aCreatingPayment({ id: uuid(300) });
    const shop = createShop(anOrder(), aPayment({ state: 'expired', received: 40n, confirmed: 40n }), begun);
    expect((await shop.open({ ...command, amountCents: cents(18_000) })).result).toMatchObject({
      id: uuid(1),
      amountCents: 18_000,
    });
  });

  const confirming = aPayment({ state: 'confirming', received: 100n });

  test('in another coin is refused while the whole amount awaits confirmations', async () => {
    const shop = createShop(anOrder(), confirming);
    await expect(shop.open({ ...command, coin: 'ETH' })).rejects.toEqual(refusal('payment_confirming'));
    expect(shop.state.payments).toEqual([confirming]);
  });

  test('in the same coin is shown the address whose whole amount awaits confirmations', async () => {
    expect((await createShop(anOrder(), confirming).open(command)).result.id).toBe(confirming.id);
  });

  test('is asked for what has vanished since, though the rest of the amount awaits confirmations in the same coin', async () => {
    // The rest of 180 dollars was asked for when 120 of the 300 had come; these are gone.
    const rest = aPayment({ amountCents: cents(18_000), expected: 60n, state: 'confirming', received: 60n });
    const shop = createShop(anOrder(), rest);
    expect((await shop.open({ ...command, amountCents: cents(12_000) })).result).toMatchObject({
      id: uuid(1),
      amountCents: 12_000,
    });
    expect(shop.state.payments).toMatchObject([{ state: 'confirming' }, { state: 'waiting' }]);
  });

  test('is not sent to a former gateway of the shop, which never answered', async () => {
    const begun = aCreatingPayment({ id: uuid(300), gateway: 'former' });
    expect((await createShop(anOrder(), begun).open(command)).result.id).toBe(uuid(1));
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
    await expect(createShop().open({ ...command, amountCents: cents(29_999) })).rejects.toEqual(
      refusal('amount_mismatch', field('amount_mismatch', 'amountUsd')),
    );
  });

  test('is refused for an order that does not exist', async () => {
    await expect(createShop().open({ ...command, orderId: 'another' })).rejects.toEqual(refusal('not_found'));
  });
});
