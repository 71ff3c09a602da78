import { describe, expect, onTestFinished, test } from 'vitest';
import type { CryptoGateway } from '#modules/payments/index.ts';
import { ShopError } from '../../src/kernel/errors.ts';
import { freePort } from '../support/free-port.ts';
import { startShop } from '../support/shop.ts';
import { stepsOf } from './steps/purchase.ts';
import { recordsOf } from './steps/records.ts';
import { atOnce } from './steps/repeat.ts';
import { openStripeShop } from './steps/stripe.ts';

const { shop, stripe, clock, pass, settings, steps, openCard, sessionsOf, begin, sweep, statusOf } = await openStripeShop();

test('an order stays pending while its payer is at the checkout, which charges the total', async () => {
  const { order, session } = await begin();
  expect(stripe.sessions.get(session)).toMatchObject({ amount_total: 30_000, currency: 'usd', client_reference_id: order.id });
  expect(await statusOf(order)).toBe('pending');
});

test('with every browser closed and every notice lost a paid order is paid within a minute', async () => {
  const { order, session } = await begin();
  stripe.pay(session);
  await sweep();
  expect(await statusOf(order)).toBe('paid');
  const { cards, mails, ledger } = await recordsOf(shop, order.id);
  expect(cards).toEqual([{ gateway: 'stripe', cents: 30_000, reviews: [] }]);
  expect(mails).toHaveLength(1);
  expect(ledger.map(({ kind }) => kind)).toEqual(['card_opened', 'card_reported', 'card_paid', 'order_paid']);
  // What the payer's bank knows, not the checkout.
  const { payments } = (await shop.request({ url: `/api/orders/${order.id}/receipt` })).json<{ payments: object[] }>();
  expect(payments).toEqual([{ method: 'card', transactionIds: [stripe.sessions.get(session)?.payment_intent?.id] }]);
});

test('a gateway of coins that hangs does not hold up the cards', async () => {
  const hanging = Promise.withResolvers<never>();
  const env = { ...settings, PORT: `${await freePort()}` };
  const overrides = { clock, cryptoGateway: (gateway: CryptoGateway) => ({ ...gateway, read: () => hanging.promise }) };
  const busy = await startShop({ env, overrides });
  onTestFinished(() => {
    hanging.reject(new ShopError('gateway_unavailable'));
    return busy.close();
  });
  const { begin: beginInCoins, placeOrder, post, readOrder } = stepsOf(busy);
  await beginInCoins();
  const order = await placeOrder();
  await post('/api/card/payment', { orderId: order.id });
  stripe.pay(sessionsOf(order.id)[0]?.id ?? '');
  pass(60);
  await busy.start();
  await expect.poll(async () => (await readOrder(order.id)).status, { timeout: 30_000 }).toBe('paid');
});

describe('an order with one checkout', () => {
  test('an order shows its checkout again, under any key', async () => {
    const { order, session } = await begin();
    expect((await openCard(order.id)).json()).toEqual({ url: stripe.sessions.get(session)?.url });
    expect(sessionsOf(order.id)).toHaveLength(1);
  });

  test('an order gets one checkout when its payer asks many times at once', async () => {
    const order = await steps.placeOrder();
    const answers = await atOnce(10, () => openCard(order.id));
    for (const { statusCode } of answers) expect([201, 409]).toContain(statusCode);
    expect(sessionsOf(order.id)).toHaveLength(1);
  });

  test('an order gets another checkout under the same key when the first has expired', async () => {
    const order = await steps.placeOrder();
    const first = (await openCard(order.id, 'again')).json();
    await sweep(13 * 3600);
    const second = await openCard(order.id, 'again');
    expect(second.statusCode).toBe(201);
    expect(second.json()).not.toEqual(first);
    expect(sessionsOf(order.id).map(({ status }) => status)).toEqual(['expired', 'open']);
  });

  test('a checkout is ended when its payer chooses a coin, and the payer may come back', async () => {
    const { order, session } = await begin();
    await steps.openPayment(order);
    await sweep(1);
    expect(stripe.sessions.get(session)?.status).toBe('expired');
    expect((await openCard(order.id)).statusCode).toBe(201);
    expect(sessionsOf(order.id).map(({ status }) => status)).toEqual(['expired', 'open']);
  });

  test('a checkout is ended when a coin pays the order', async () => {
    const { order, payment } = await steps.begin();
    await openCard(order.id);
    await steps.transfer(payment.id);
    await sweep(1);
    expect(await statusOf(order)).toBe('paid');
    expect(sessionsOf(order.id).map(({ status }) => status)).toEqual(['expired']);
  });

  test('an order is paid by its checkout, although its payer chose a coin a moment before', async () => {
    const { order, session } = await begin();
    const payment = await steps.openPayment(order);
    stripe.pay(session);
    await sweep();
    expect(await steps.readOrder(order.id)).toMatchObject({ status: 'paid', paymentMethod: 'card' });
    expect(await steps.readPayment(payment.id)).toMatchObject({ status: 'completed', paidOtherwise: true });
  });
});

describe('a gateway in trouble', () => {
  test('a gateway whose answer to the creation is lost makes one session, which the retry shows', async () => {
    const { id } = await steps.placeOrder();
    // The package of Stripe repeats a cut connection once.
    stripe.state.troubles = ['lost', 'lost'];
    expect((await openCard(id, 'lost')).json()).toMatchObject({ status: 503, code: 'gateway_unavailable' });
    stripe.state.troubles = [];
    expect((await openCard(id, 'lost')).json()).toEqual({ url: sessionsOf(id)[0]?.url });
    expect(sessionsOf(id)).toHaveLength(1);
  });

  test.each(['500', '429', 'html', 'wrong shape', 'redirect', 'huge', 'cut'] as const)(
    'a gateway in trouble leaves the order pending and can be asked again (%s)',
    async (trouble) => {
      const order = await steps.placeOrder();
      stripe.state.troubles = [trouble, trouble];
      expect((await openCard(order.id, trouble)).json()).toMatchObject({ status: 503, code: 'gateway_unavailable' });
      stripe.state.troubles = [];
      expect(await statusOf(order)).toBe('pending');
      expect((await openCard(order.id, trouble)).statusCode).toBe(201);
      expect(sessionsOf(order.id)).toHaveLength(1);
    },
  );

  test('a gateway that repeats its failure for the key of a call is asked for another session', async () => {
    const order = await steps.placeOrder();
    stripe.state.keepsFailure = true;
    expect((await openCard(order.id, 'kept')).statusCode).toBe(503);
    expect((await openCard(order.id, 'kept')).statusCode).toBe(201);
  });
});
