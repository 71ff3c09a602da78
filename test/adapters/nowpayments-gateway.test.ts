import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { createTestClock } from '#kernel/testing/clock.ts';
import { applyReport } from '#modules/payments/gateway-report.ts';
import type { Coin, CryptoGateway } from '#modules/payments/index.ts';
import { aPayment } from '#modules/payments/testing/payments.ts';
import { createNowPayments } from '../../src/adapters/crypto-gateway/nowpayments.ts';
import { CODES } from '../../src/adapters/crypto-gateway/nowpayments-answers.ts';
import { createNowPaymentsReader } from '../../src/adapters/crypto-gateway/nowpayments-notices.ts';
import { type NowPaymentsStandIn, startNowPayments } from '../support/stand-ins/nowpayments.ts';
import { describeCryptoGateway } from './crypto-gateway.contract.ts';

const apiKey = 'the-key-of-the-account';
const secret = 'the secret of the notices';
const noticeUrl = 'https://shop.example/api/webhooks/nowpayments';

let time: ReturnType<typeof createTestClock>;
let vendor: NowPaymentsStandIn;
let gateway: CryptoGateway;
beforeEach(async () => {
  time = createTestClock();
  vendor = await startNowPayments({ apiKey, secret, now: () => time.clock().getTime() });
  gateway = createNowPayments({ url: vendor.url, apiKey, noticeUrl, clock: time.clock, noticed });
});
afterEach(() => vendor.close());

/** As the shop's table of notices: what true notices have named. */
async function noticed(paymentId: string): Promise<string[]> {
  const reader = createNowPaymentsReader([secret]);
  const events = vendor.notices.map(({ body, headers }) => reader.read({ body: Buffer.from(body), headers }));
  const ids = events.filter((event) => event?.paymentId === paymentId).map((event) => event?.gatewayPaymentIds[0] ?? '');
  return [...new Set(ids)];
}

describeCryptoGateway(() => ({
  gateway,
  seesOtherCoins: true,
  pass: time.pass,
  arrive: async (id, coin, amount, isFinal) => vendor.arrive(Number(id), Number(amount), { code: CODES[coin], isFinal }),
}));

const order = (coin: Coin = 'BTC', amountCents = 30_000) => ({
  paymentId: randomUUID(),
  orderNumber: 1042,
  coin,
  amountCents: cents(amountCents),
  expiresAt: new Date('2026-11-20T10:20:00Z'),
});

/** A payment as the shop keeps it after its opening. */
async function opened(request = order()) {
  return { ...aPayment({ id: request.paymentId, ...request }), ...(await gateway.open(request)) };
}

test.each(['500', 'html', 'cut', 'lost'] as const)(
  'a gateway whose answer is %s is unavailable, and the next call works',
  async (trouble) => {
    const payment = await opened();
    vendor.suffer(trouble);
    await expect(gateway.read(payment)).rejects.toMatchObject({ code: 'gateway_unavailable' });
    expect(await gateway.read(payment)).toMatchObject({ received: 0n });
  },
);

test.each(['500', '429', 'html', 'cut'] as const)(
  'a payment is not opened while the answer is %s, and is once the gateway answers again',
  async (trouble) => {
    await gateway.coins();
    const request = order();
    vendor.suffer(trouble);
    await expect(gateway.open(request)).rejects.toMatchObject({ code: 'gateway_unavailable' });
    time.pass(5);
    expect(await gateway.open(request)).toMatchObject({ address: expect.any(String) });
  },
);

test('a creation whose answer was lost is found by its notice: one payment at the gateway', async () => {
  await gateway.coins();
  const request = order();
  vendor.suffer('lost');
  await expect(gateway.open(request)).rejects.toMatchObject({ code: 'gateway_unavailable' });
  const { gatewayPaymentId } = await gateway.open(request);
  expect([...vendor.payments.keys()]).toEqual([Number(gatewayPaymentId)]);
});

test('without its notice the creation is repeated, and money at the lost address is found and left to a person', async () => {
  await gateway.coins();
  const request = order();
  vendor.suffer('lost');
  await gateway.open(request).catch(() => undefined);
  const [late] = vendor.notices.splice(0);
  const payment = await opened(request);
  const [lost = 0] = vendor.payments.keys();
  expect(payment.gatewayPaymentId).not.toBe(`${lost}`);
  if (late) vendor.notices.push(late);
  vendor.arrive(lost, 0.005);
  expect(await gateway.read(payment)).toMatchObject({ received: 0n, confirmed: 0n, findings: ['redeposit'] });
});

test('money that came again, and cannot be read now, hides nothing else, and the report is partial until it can', async () => {
  const payment = await opened();
  const id = Number(payment.gatewayPaymentId);
  vendor.arrive(id, 0.005);
  vendor.arrive(id, 0.001);
  const [again = 0] = [...vendor.payments.keys()].filter((each) => each !== id);
  const second = vendor.payments.get(again);
  vendor.payments.delete(again);
  const report = await gateway.read(payment);
  expect(report).toMatchObject({ confirmed: 500_000n, isPartial: true });
  const paid = applyReport(payment, report, time.clock());
  expect(await gateway.read({ ...paid, amountCents: cents(1) })).toMatchObject({ findings: ['mismatch'], isPartial: true });
  if (second) vendor.payments.set(again, second);
  const whole = await gateway.read(paid);
  expect(whole).toMatchObject({ confirmed: 500_000n, findings: ['redeposit'] });
  expect(whole.isPartial).toBeUndefined();
});

test('an amount below the minimum is refused before the gateway is asked for an address', async () => {
  await expect(gateway.open(order('USDT_TRC20', 839))).rejects.toMatchObject({ code: 'below_minimum' });
  expect(vendor.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  expect((await opened(order('USDT_TRC20', 840))).address).toMatch(/^T/);
});

test('an amount below the minimum is refused too when only the gateway knows the minimum', async () => {
  vendor.suffer('500');
  await expect(gateway.open(order('BTC', 100))).rejects.toMatchObject({ code: 'below_minimum' });
});

test('the coins are those of the account, with minimums rounded up to the cent', async () => {
  expect(await gateway.coins()).toEqual([
    { coin: 'BTC', leastCents: 501 },
    { coin: 'ETH', leastCents: 200 },
    { coin: 'USDT_ERC20', leastCents: 2000 },
    { coin: 'USDT_TRC20', leastCents: 840 },
  ]);
});

test('a coin that the gateway cannot take now hides no other, and is asked about again after a minute', async () => {
  const offered = async () => (await gateway.coins()).map(({ coin }) => coin);
  for (const code of ['eth', 'usdterc20']) vendor.unavailable.add(code);
  expect(await offered()).toEqual(['BTC', 'USDT_TRC20']);
  vendor.unavailable.clear();
  time.pass(59);
  expect(await offered()).toEqual(['BTC', 'USDT_TRC20']);
  time.pass(2);
  expect(await offered()).toEqual(['BTC', 'ETH', 'USDT_ERC20', 'USDT_TRC20']);
});

test('without any minimum the coins are unknown', async () => {
  for (const code of Object.values(CODES)) vendor.unavailable.add(code);
  await expect(gateway.coins()).rejects.toMatchObject({ code: 'gateway_unavailable' });
});

test('the coins are asked for once in five minutes, and those of before are told while the gateway fails', async () => {
  const offers = await gateway.coins();
  const before = vendor.calls.length;
  time.pass(299);
  await Promise.all([gateway.coins(), gateway.coins()]);
  expect(vendor.calls).toHaveLength(before);
  time.pass(2);
  vendor.suffer('500');
  expect(await gateway.coins()).toEqual(offers);
  expect(vendor.calls.length).toBeGreaterThan(before);
});

test('what the shop asks for is a fixed rate, its own id, and a description without letters that signatures dispute', async () => {
  const request = order();
  await gateway.open(request);
  const [created] = vendor.payments.values();
  const asked = { orderId: request.paymentId, priceAmount: 300, noticeUrl, isFixedRate: true };
  expect(created).toMatchObject({ ...asked, description: expect.stringMatching(/^[ -~]+$/) });
});
