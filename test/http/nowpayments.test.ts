import { afterAll, expect, test } from 'vitest';
import { createNoticedIds } from '../../src/adapters/postgres/payments/notices.ts';
import { openShop, testClock } from '../support/shop.ts';
import { startNowPayments } from '../support/stand-ins/nowpayments.ts';
import { signed } from '../support/stand-ins/nowpayments-shapes.ts';
import type { Notice } from '../support/stand-ins/stand-in-server.ts';
import { operatorOf } from './steps/operator.ts';
import { stepsOf } from './steps/purchase.ts';
import { recordsOf } from './steps/records.ts';

const apiKey = 'the-key-of-the-account';
const secret = 'the secret of the notices';

const { clock, now, pass } = testClock();
const vendor = await startNowPayments({ apiKey, secret, now });
afterAll(() => vendor.close());
const shop = await openShop({
  env: {
    CRYPTO_GATEWAY: 'nowpayments',
    NOWPAYMENTS_URL: vendor.url,
    NOWPAYMENTS_API_KEY: apiKey,
    NOWPAYMENTS_IPN_SECRET: `a former secret,${secret}`,
    PAYMENT_TOLERANCE_PERCENT: '1',
    LOG_LEVEL: 'silent',
  },
  overrides: { clock },
});
const steps = stepsOf(shop);
const operate = operatorOf(shop, clock);

const deliver = ({ body, headers }: Notice) =>
  shop.request({ method: 'POST', url: '/api/webhooks/nowpayments', payload: body, headers });

/** An order of 300 dollars, 0.005 BTC, with its payment and the vendor's id of it. */
async function begin() {
  const { order, payment } = await steps.begin('BTC');
  return { order, payment, vendorId: await vendorIdOf(payment.id) };
}

async function vendorIdOf(paymentId: string): Promise<number> {
  const find = shop.database.queries.selectFrom('payments').select('gateway_payment_id').where('id', '=', paymentId);
  return Number((await find.executeTakeFirstOrThrow()).gateway_payment_id);
}

/** Forty-five seconds in which nobody looks and no notice comes; then the sweep asks until nothing is due. */
async function sweepAlone(): Promise<void> {
  pass(45);
  while ((await shop.sweep()) > 0);
}

const paidFacts = async (orderId: string) => (await recordsOf(shop, orderId)).ledger.filter(({ kind }) => kind === 'order_paid');

test('with the browser closed and every notice dropped a paid order completes by the sweep', async () => {
  const { order, vendorId } = await begin();
  vendor.arrive(vendorId, 0.005);
  await sweepAlone();
  expect(await steps.readOrder(order.id)).toMatchObject({ status: 'paid', due: 0 });
  const { ledger } = await recordsOf(shop, order.id);
  // The gateway keeps half a percent.
  expect(ledger.find(({ kind }) => kind === 'reported')).toMatchObject({
    data: { outcome: { currency: 'btc', net: '0.004975' } },
  });
});

test('notices that come backwards, each three times, pay once', async () => {
  const first = vendor.notices.length;
  const { order, vendorId } = await begin();
  vendor.arrive(vendorId, 0.005, { isFinal: false });
  vendor.setStatus(vendorId, 'sending');
  vendor.confirm(vendorId);
  const sent = vendor.notices.slice(first).reverse();
  for (const notice of [...sent, ...sent, ...sent]) {
    expect((await deliver(notice)).statusCode).toBe(200);
    pass(5);
    await shop.sweep();
  }
  expect(await paidFacts(order.id)).toHaveLength(1);
  expect((await recordsOf(shop, order.id)).ledger.filter(({ kind }) => kind === 'noticed')).toHaveLength(4);
});

test('a notice signed with the former secret is taken while both are configured, and one signed with any other is refused', async () => {
  const { vendorId } = await begin();
  const body = JSON.stringify({ payment_id: vendorId, payment_status: 'waiting', updated_at: 1 });
  expect((await deliver(signed(body, 'a former secret'))).statusCode).toBe(200);
  expect((await deliver(signed(body, 'a guessed secret'))).statusCode).toBe(401);
});

test.each([
  [0.00495, 'paid', { overpaid: false }],
  [0.00494, 'pending', { overpaid: false }],
  [0.0075, 'paid', { overpaid: true }],
] as const)('%d of 0.005 BTC with one percent of tolerance: %s', async (amount, status, payment) => {
  const { order, vendorId } = await begin();
  vendor.arrive(vendorId, amount);
  await sweepAlone();
  expect((await steps.readOrder(order.id)).status).toBe(status);
  const { payments } = await recordsOf(shop, order.id);
  expect(payments).toMatchObject([{ ...payment, received: `${Math.round(amount * 1e8)}` }]);
});

test('money that comes to an address once more is told with its amount by its notice alone, and waits for a person though one has looked at the former', async () => {
  const { order, payment, vendorId } = await begin();
  vendor.arrive(vendorId, 0.005);
  await sweepAlone();
  const waits = async () => (await operate('reviews')).text.includes(order.id);
  const cameAgain = async (amount: number) => {
    vendor.arrive(vendorId, amount);
    expect((await deliver(vendor.notices.at(-1) as Notice)).json()).toEqual({ outcome: 'accepted' });
    pass(5);
    await shop.sweep();
  };
  await cameAgain(0.001);
  expect(await waits()).toBe(true);
  expect((await operate('settle', { id: payment.id, reason: 'Sent back' })).exitCode).toBe(0);
  expect(await waits()).toBe(false);
  await cameAgain(0.002);
  expect(await waits()).toBe(true);
  const { ledger, payments } = await recordsOf(shop, order.id);
  const others = [
    { currency: 'BTC', amount: '0.001' },
    { currency: 'BTC', amount: '0.002' },
  ];
  expect(ledger.at(-1)).toMatchObject({ kind: 'reported', data: { others } });
  expect(payments).toMatchObject([{ others, reviews: ['redeposit'] }]);
  expect(await paidFacts(order.id)).toHaveLength(1);
});

test('money of an answer that does not fit is told, and more of it waits for a person though one has looked at the first', async () => {
  const { order, payment, vendorId } = await begin();
  const atVendor = vendor.payments.get(vendorId);
  if (!atVendor) throw new Error('The vendor has no such payment');
  const others = async () => (await recordsOf(shop, order.id)).payments.map((each) => each.others.map(({ amount }) => amount));
  const waits = async () => (await operate('reviews')).text.includes(payment.id);
  vendor.payments.set(vendorId, { ...atVendor, priceAmount: 299 });
  await sweepAlone();
  expect([await waits(), await others()]).toEqual([true, [[]]]);
  await operate('settle', { id: payment.id, reason: 'Told the vendor' });
  expect(await waits()).toBe(false);
  for (const paid of [0.005, 0.007]) {
    vendor.payments.set(vendorId, { ...atVendor, priceAmount: 299, paid, status: 'finished' });
    await sweepAlone();
    expect([await waits(), await others()]).toEqual([true, [[`${paid}`]]]);
    await operate('settle', { id: payment.id, reason: 'Told the vendor' });
    expect(await waits()).toBe(false);
  }
  vendor.payments.set(vendorId, { ...atVendor, paid: 0.005, status: 'finished' });
  await sweepAlone();
  expect([await steps.readOrder(order.id), await others()]).toMatchObject([{ status: 'paid' }, [[]]]);
});

test('each transfer to an address is told, however many came while nobody could ask', async () => {
  const { order, vendorId } = await begin();
  vendor.arrive(vendorId, 0.005);
  for (let times = 1; times <= 9; times++) vendor.arrive(vendorId, times / 10_000);
  await sweepAlone();
  const [payment] = (await recordsOf(shop, order.id)).payments;
  expect(payment?.others.map(({ amount }) => Number(amount))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((each) => each / 10_000));
});

test('of many notices about one payment the twenty newest are read', async () => {
  const { payment, vendorId } = await begin();
  for (let count = 0; count < 25; count += 1) {
    vendor.arrive(vendorId, 0.005);
    await deliver(vendor.notices.at(-1) as Notice);
    pass(1);
  }
  const newest = Math.max(...vendor.payments.keys());
  const ids = await createNoticedIds(shop.database.queries, 'nowpayments')(payment.id);
  expect(ids).toEqual(Array.from({ length: 20 }, (_, index) => `${newest - 19 + index}`));
});

test('a creation whose answer was lost and a retry with the same key make one payment at the gateway', async () => {
  const order = await steps.placeOrder();
  const ask = () =>
    steps.post('/api/crypto/payment', { orderId: order.id, currency: 'BTC', amountUsd: 300 }, { 'idempotency-key': order.id });
  const before = vendor.payments.size;
  vendor.suffer('lost');
  const lost = await ask();
  expect([lost.statusCode, lost.headers['retry-after']]).toEqual([503, '10']);
  await deliver(vendor.notices.at(-1) as Notice);
  expect((await ask()).statusCode).toBe(201);
  expect(vendor.payments.size).toBe(before + 1);
});

test('the sandbox sends no coins to a payment of this gateway', async () => {
  const { payment } = await begin();
  expect((await steps.post(`/api/sandbox/crypto/payments/${payment.id}/transfers`)).statusCode).toBe(404);
});

test('the minimum of each coin is told before a coin is chosen, and is kept for a while', async () => {
  const ask = async () => (await shop.request({ url: '/api/crypto/coins' })).json();
  const first = await ask();
  expect(first.coins).toContainEqual({ currency: 'USDT_ERC20', network: 'Ethereum', minimumUsd: 20 });
  const before = vendor.calls.length;
  expect(await ask()).toEqual(first);
  expect(vendor.calls).toHaveLength(before);
});
